// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @toy {
  ods.type @scalar {implements = ["VectorElementTypeInterface"]}
  ods.type @ptr {implements = ["PtrLikeTypeInterface"]}
  ods.type @plain
  ods.operation @address {operands = ["ptr: implements(PtrLikeTypeInterface)"], format = "$ptr attr-dict `:` type($ptr)"}
}
