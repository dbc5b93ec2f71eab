// RUN: --verify-diagnostics --split-input-file --allow-unregistered-dialect
// expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
%0 = "index.constant"() {value = 5 : i32} : () -> index
// -----
func.func @cast(%a: index) {
  // expected-error @+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %a : index to index
  return
}
// -----
func.func @predicate(%a: index) {
  // expected-error @+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp less(%a, %a)
  return
}
// -----
// expected-error @+1 {{unknown attribute `foo` in dialect `index`}}
"other.op"() {a = #index<foo>} : () -> ()
