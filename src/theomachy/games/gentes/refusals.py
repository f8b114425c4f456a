from theomachy.games.gentes.state import GentesTable
from mypy_extensions import i64
def why_not(table: GentesTable, player: i64, action: i64) -> str:
    return "GENTES-T-05"
