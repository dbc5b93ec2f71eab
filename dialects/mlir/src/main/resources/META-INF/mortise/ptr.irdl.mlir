// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @ptr attributes {
  source = "MLIR 22.1"
} {
  ods.constraint @AShapedTypeWithValueSemanticsAndRankOf {
    accepts = "value_semantics & has_rank & element(!ptr.ptr)",
    description = "A shaped type with value semantics and rank. of pointer type values"
  }
  ods.constraint @AShapedTypeWithValueSemanticsAndRankOfOr {
    accepts = "value_semantics & has_rank & element(signless_integer | index)",
    description = "A shaped type with value semantics and rank. of signless integer or index values"
  }
  ods.constraint @PtrLikeTypeInterface {
    accepts = "implements(PtrLikeTypeInterface)",
    description = "PtrLikeTypeInterface instance"
  }
  ods.constraint @Ptr_Any1DType {
    accepts = "value_semantics & rank(1)",
    description = "A shaped type with value semantics and rank. of any type values"
  }
  ods.constraint @Ptr_IntLikeType {accepts = "@AShapedTypeWithValueSemanticsAndRankOfOr | signless_integer | index"}
  ods.constraint @Ptr_Mask1DType {
    accepts = "value_semantics & rank(1) & element(i1)",
    description = "A shaped type with value semantics and rank. of 1-bit signless integer values"
  }
  ods.constraint @Ptr_Ptr1DType {
    accepts = "value_semantics & rank(1) & element(!ptr.ptr)",
    description = "A shaped type with value semantics and rank. of pointer type values"
  }
  ods.constraint @Ptr_PtrLikeType {accepts = "@AShapedTypeWithValueSemanticsAndRankOf | !ptr.ptr"}

  ods.attribute_constraint @TypedAttrInterface {accepts = "typed(any)", description = "TypedAttr instance"}

  ods.enum @AtomicOrdering {
    type = "i32",
    cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]
  }
  ods.enum @PtrAddFlags {type = "i32", cases = ["none", "nusw", "nuw", "inbounds"]}
  ods.enum @PtrDiffFlags {
    type = "i8",
    bits = true,
    separator = "|",
    cases = ["none = 0", "nuw = 1", "nsw = 2"]
  }

  ods.attribute @address {
    since = "22.1",
    parameters = ["type: self", "value: integer"],
    implements = ["TypedAttr"],
    format = "`<` $value `>`"
  }
  ods.attribute @generic_space {
    since = "22.1",
    implements = ["MemorySpaceAttrInterface"]
  }
  ods.attribute @null {
    since = "22.1",
    parameters = ["type: self"],
    implements = ["TypedAttr"],
    qualified = true,
    format = "text"
  }
  ods.attribute @spec {
    parameters = ["size: uint32", "abi: uint32", "preferred: uint32", "index: uint32?"],
    format = "`<` struct(params) `>`"
  }

  ods.type @ptr {
    parameters = ["memorySpace: attr(implements(MemorySpaceAttrInterface))"],
    implements = [
      "MemRefElementTypeInterface",
      "PtrLikeTypeInterface",
      "VectorElementTypeInterface",
      "DataLayoutTypeInterface"
    ],
    format = "`<` $memorySpace `>`"
  }
  ods.type @ptr_metadata {
    since = "22.1",
    parameters = ["type: type(implements(PtrLikeTypeInterface))"],
    format = "`<` $type `>`"
  }

  ods.operation @constant {
    since = "22.1",
    attributes = ["value: @TypedAttrInterface"],
    results = ["result: !ptr.ptr"],
    types = ["same(value, result)"],
    traits = ["constant_like", "pure"],
    format = "attr-dict $value"
  }

  ods.operation @from_ptr {
    since = "22.1",
    operands = ["ptr: !ptr.ptr", "metadata: !ptr.ptr_metadata?"],
    results = ["result: @PtrLikeTypeInterface"],
    types = ["metadata = !ptr.ptr_metadata(result) : \"metadata type\""],
    traits = ["pure"],
    format = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)"
  }

  ods.operation @gather {
    since = "22.1",
    operands = ["ptrs: @Ptr_Ptr1DType", "mask: @Ptr_Mask1DType", "passthrough: @Ptr_Any1DType"],
    attributes = ["alignment: property(i64)?"],
    results = ["result: @Ptr_Any1DType"],
    types = [
      "mask = i1_like(result) : \"result and mask must be compatible\"",
      "same(result, passthrough)",
      "same_shape(result, ptrs)"
    ],
    format = "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` type($ptrs) `->` type($result)"
  }

  ods.operation @get_metadata {
    since = "22.1",
    operands = ["ptr: @PtrLikeTypeInterface"],
    results = ["result: !ptr.ptr_metadata"],
    types = ["result = !ptr.ptr_metadata(ptr) : \"metadata type\""],
    traits = ["pure"],
    format = "$ptr attr-dict `:` type($ptr)"
  }

  ods.operation @load {
    since = "22.1",
    operands = ["ptr: !ptr.ptr"],
    attributes = [
      "alignment: property(i64)?",
      "volatile_: property(unit)?",
      "nontemporal: property(unit)?",
      "invariant: property(unit)?",
      "invariantGroup: property(unit)?",
      "ordering: property(@AtomicOrdering) = not_atomic",
      "syncscope: string?"
    ],
    results = ["value: any"],
    format = "(`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist( `nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` qualified(type($ptr)) `->` type($value)"
  }

  ods.operation @masked_load {
    since = "22.1",
    operands = ["ptr: !ptr.ptr", "mask: @Ptr_Mask1DType", "passthrough: @Ptr_Any1DType"],
    attributes = ["alignment: property(i64)?"],
    results = ["result: @Ptr_Any1DType"],
    types = ["mask = i1_like(result) : \"result and mask must be compatible\"", "same(result, passthrough)"],
    format = "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` qualified(type($ptr)) `->` type($result)"
  }

  ods.operation @masked_store {
    since = "22.1",
    operands = ["value: @Ptr_Any1DType", "ptr: !ptr.ptr", "mask: @Ptr_Mask1DType"],
    attributes = ["alignment: property(i64)?"],
    types = ["mask = i1_like(value) : \"value and mask must be compatible\""],
    format = "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` qualified(type($ptr))"
  }

  ods.operation @ptr_add {
    since = "22.1",
    operands = ["base: @Ptr_PtrLikeType", "offset: @Ptr_IntLikeType"],
    attributes = ["flags: property(@PtrAddFlags) = none"],
    results = ["result: @Ptr_PtrLikeType"],
    types = ["same(base, result)"],
    traits = ["pure"],
    interfaces = ["view(base)"],
    format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)"
  }

  ods.operation @ptr_diff {
    since = "22.1",
    operands = ["lhs: @Ptr_PtrLikeType", "rhs: @Ptr_PtrLikeType"],
    attributes = ["flags: property(@PtrDiffFlags) = none"],
    results = ["result: @Ptr_IntLikeType"],
    types = ["same(lhs, rhs)"],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
  }

  ods.operation @scatter {
    since = "22.1",
    operands = ["value: @Ptr_Any1DType", "ptrs: @Ptr_Ptr1DType", "mask: @Ptr_Mask1DType"],
    attributes = ["alignment: property(i64)?"],
    types = ["mask = i1_like(value) : \"value and mask must be compatible\"", "same_shape(value, ptrs)"],
    format = "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` type($ptrs)"
  }

  ods.operation @store {
    since = "22.1",
    operands = ["value: any", "ptr: !ptr.ptr"],
    attributes = [
      "alignment: property(i64)?",
      "volatile_: property(unit)?",
      "nontemporal: property(unit)?",
      "invariantGroup: property(unit)?",
      "ordering: property(@AtomicOrdering) = not_atomic",
      "syncscope: string?"
    ],
    format = "(`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist( `nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` type($value) `,` qualified(type($ptr))"
  }

  ods.operation @to_ptr {
    since = "22.1",
    operands = ["ptr: @PtrLikeTypeInterface"],
    results = ["result: !ptr.ptr"],
    traits = ["pure"],
    format = "$ptr attr-dict `:` type($ptr) `->` type($result)"
  }

  ods.operation @type_offset {
    since = "22.1",
    attributes = ["elementType: type"],
    results = ["result: signless_integer | index"],
    traits = ["pure"],
    format = "$elementType attr-dict `:` type($result)"
  }
}

