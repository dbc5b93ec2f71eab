module {
  ods.dialect @toy {
    ods.type @scalar {implements = ["VectorElementTypeInterface"]}
    ods.type @ptr {implements = ["PtrLikeTypeInterface"]}
    ods.type @plain
    ods.operation @address {format = "$ptr attr-dict `:` type($ptr)", operands = ["ptr: implements(PtrLikeTypeInterface)"]}
  }
}

