"""Templates, styles and scripts of the pages. The scripts know no rules: Python draws, the page shows."""
