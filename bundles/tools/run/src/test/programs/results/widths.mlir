// FOR: S=i8 L=i16, S=i1 L=i8, S=i7 L=i33, S=i16 L=i32, S=i32 L=i64, S=i33 L=i64, S=i64 L=i65, S=i64 L=i128, S=i65 L=i128
// Conversions between integers, and of pairs of results.
func.func @extensions_$S_$L() -> ($L, $L, $S, $S) {
  %0 = arith.constant -1 : $S
  %1 = arith.extsi %0 : $S to $L
  %2 = arith.extui %0 : $S to $L
  %3 = arith.trunci %1 : $L to $S
  %4 = arith.trunci %2 : $L to $S
  return %1, %2, %3, %4 : $L, $L, $S, $S
}
func.func @through_index_$S_$L() -> (index, index, $L) {
  %0 = arith.constant -1 : $S
  %1 = arith.index_cast %0 : $S to index
  %2 = arith.index_castui %0 : $S to index
  %3 = arith.index_cast %1 : index to $L
  return %1, %2, %3 : index, index, $L
}
func.func @pairs_$S_$L() -> ($L, i1, $L, $L, $L, $L) {
  %0 = arith.constant -1 : $L
  %1 = arith.constant 3 : $L
  %2:2 = arith.addui_extended %0, %1 : $L, i1
  %3:2 = arith.mulsi_extended %0, %1 : $L
  %4:2 = arith.mului_extended %0, %1 : $L
  return %2#0, %2#1, %3#0, %3#1, %4#0, %4#1 : $L, i1, $L, $L, $L, $L
}
