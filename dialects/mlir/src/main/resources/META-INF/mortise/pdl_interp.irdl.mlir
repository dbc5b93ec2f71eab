// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @pdl_interp attributes {
  source = "MLIR 22.1",
  other_attributes = true,
  other_types = true
} {
  ods.constraint @PDL_AnyType {accepts = "unchecked(\"isa<pdl::PDLType>($_self)\")", description = "pdl type"}
  ods.constraint @PDL_Attribute {
    accepts = "exactly(!pdl.attribute)",
    description = "PDL handle to an `mlir::Attribute`"
  }
  ods.constraint @PDL_Operation {
    accepts = "exactly(!pdl.operation)",
    description = "PDL handle to an `mlir::Operation *`"
  }
  ods.constraint @PDL_Type {accepts = "exactly(!pdl.type)", description = "PDL handle to an `mlir::Type`"}
  ods.constraint @PDL_Value {accepts = "exactly(!pdl.value)", description = "PDL handle for an `mlir::Value`"}
  ods.constraint @RangeOfPDLHandleForAnMlirValueValues {
    accepts = "exactly(!pdl.range<value>)",
    description = "range of PDL handle for an `mlir::Value` values"
  }
  ods.constraint @RangeOfPDLHandleToAnMlirOperationValues {
    accepts = "exactly(!pdl.range<operation>)",
    description = "range of PDL handle to an `mlir::Operation *` values"
  }
  ods.constraint @RangeOfPDLHandleToAnMlirTypeOrPDLHandle {
    accepts = "!pdl.range & unchecked(\"isa<pdl::TypeType>(cast<pdl::RangeType>($_self).getElementType()) || isa<pdl::ValueType>(cast<pdl::RangeType>($_self).getElementType())\")",
    description = "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values"
  }
  ods.constraint @RangeOfPDLHandleToAnMlirTypeValues {
    accepts = "exactly(!pdl.range<type>)",
    description = "range of PDL handle to an `mlir::Type` values"
  }
  ods.constraint @RangeOfPdlTypeValues {
    accepts = "!pdl.range & unchecked(\"isa<pdl::PDLType>(cast<pdl::RangeType>($_self).getElementType())\")",
    description = "range of pdl type values"
  }
  ods.constraint @SingleElementOrRangeOfPDLHandleForAnMlir {
    accepts = "@PDL_Value | @RangeOfPDLHandleForAnMlirValueValues",
    description = "single element or range of PDL handle for an `mlir::Value`"
  }
  ods.constraint @SingleElementOrRangeOfPDLHandleToAnMlir {
    accepts = "@PDL_Type | @RangeOfPDLHandleToAnMlirTypeValues",
    description = "single element or range of PDL handle to an `mlir::Type`"
  }

  ods.attribute_constraint @I32ElementsAttr {
    accepts = "int_elements(i32)",
    description = "32-bit signless integer elements attribute"
  }
  ods.attribute_constraint @TypeArrayArrayAttribute {
    accepts = "array(array(type))",
    description = "type-array array attribute"
  }

  ods.operation @apply_constraint {
    operands = ["args: @PDL_AnyType..."],
    attributes = ["name: string", "isNegated: bool = false"],
    results = ["results: @PDL_AnyType..."],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator"],
    format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors"
  }

  ods.operation @apply_rewrite {
    operands = ["args: @PDL_AnyType..."],
    attributes = ["name: string"],
    results = ["results: @PDL_AnyType..."],
    format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"
  }

  ods.operation @are_equal {
    operands = ["lhs: @PDL_AnyType", "rhs: @PDL_AnyType"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "same_type_operands", "pure"],
    format = "operands `:` type($lhs) attr-dict `->` successors"
  }

  ods.operation @branch {
    successors = ["dest"],
    traits = ["terminator", "pure"],
    format = "$dest attr-dict"
  }

  ods.operation @check_attribute {
    operands = ["attribute: @PDL_Attribute"],
    attributes = ["constantValue: any"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "$attribute `is` $constantValue attr-dict `->` successors"
  }

  ods.operation @check_operand_count {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["count: i32 & non_negative", "compareAtLeast: unit?"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors"
  }

  ods.operation @check_operation_name {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["name: string"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "`of` $inputOp `is` $name attr-dict `->` successors"
  }

  ods.operation @check_result_count {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["count: i32 & non_negative", "compareAtLeast: unit?"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors"
  }

  ods.operation @check_type {
    operands = ["value: @PDL_Type"],
    attributes = ["type: type"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "$value `is` $type attr-dict `->` successors"
  }

  ods.operation @check_types {
    operands = ["value: @RangeOfPDLHandleToAnMlirTypeValues"],
    attributes = ["types: array(type)"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "$value `are` $types attr-dict `->` successors"
  }

  ods.operation @continue {
    traits = ["terminator", "pure"],
    parents = ["pdl_interp.foreach"],
    format = "attr-dict"
  }

  ods.operation @create_attribute {
    attributes = ["value: any"],
    results = ["attribute: @PDL_Attribute"],
    traits = ["pure"],
    format = "$value attr-dict-with-keyword"
  }

  ods.operation @create_operation {
    operands = [
      "inputOperands: @SingleElementOrRangeOfPDLHandleForAnMlir...",
      "inputAttributes: @PDL_Attribute...",
      "inputResultTypes: @SingleElementOrRangeOfPDLHandleToAnMlir..."
    ],
    attributes = ["name: string", "inputAttributeNames: array(string)", "inferredResultTypes: unit?"],
    results = ["resultOp: @PDL_Operation"],
    traits = ["attr_sized_operand_segments"],
    format = "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict"
  }

  ods.operation @create_type {
    attributes = ["value: type"],
    results = ["result: @PDL_Type"],
    traits = ["pure"],
    format = "$value attr-dict"
  }

  ods.operation @create_types {
    attributes = ["value: array(type)"],
    results = ["result: @RangeOfPDLHandleToAnMlirTypeValues"],
    traits = ["pure"],
    format = "$value attr-dict"
  }

  ods.operation @erase {
    operands = ["inputOp: @PDL_Operation"],
    format = "$inputOp attr-dict"
  }

  ods.operation @extract {
    operands = ["range: @RangeOfPdlTypeValues"],
    attributes = ["index: i32 & non_negative"],
    results = ["result: @PDL_AnyType"],
    types = ["range = !pdl.range(result) : \"`range` is a PDL range whose element type matches type of `result`\""],
    traits = ["pure"],
    format = "$index `of` $range `:` type($result) attr-dict"
  }

  ods.operation @finalize {
    traits = ["terminator", "pure"],
    format = "attr-dict"
  }

  ods.operation @foreach {
    operands = ["values: @RangeOfPdlTypeValues"],
    regions = ["region: any"],
    successors = ["successor"],
    traits = ["terminator"]
  }

  ods.operation @func {
    attributes = [
      "sym_name: symbol_name",
      "function_type: type(function)",
      "arg_attrs: array(dictionary)?",
      "res_attrs: array(dictionary)?"
    ],
    regions = ["body: non_empty"],
    traits = ["isolated_from_above"],
    interfaces = ["function(sym_name, function_type, body)"],
    syntax = "function"
  }

  ods.operation @get_attribute {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["name: string"],
    results = ["attribute: @PDL_Attribute"],
    traits = ["pure"],
    format = "$name `of` $inputOp attr-dict"
  }

  ods.operation @get_attribute_type {
    operands = ["value: @PDL_Attribute"],
    results = ["result: @PDL_Type"],
    traits = ["pure"],
    format = "`of` $value attr-dict"
  }

  ods.operation @get_defining_op {
    operands = ["value: @SingleElementOrRangeOfPDLHandleForAnMlir"],
    results = ["inputOp: @PDL_Operation"],
    traits = ["pure"],
    format = "`of` $value `:` type($value) attr-dict"
  }

  ods.operation @get_operand {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["index: i32 & non_negative"],
    results = ["value: @PDL_Value"],
    traits = ["pure"],
    format = "$index `of` $inputOp attr-dict"
  }

  ods.operation @get_operands {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["index: i32 & non_negative?"],
    results = ["value: @SingleElementOrRangeOfPDLHandleForAnMlir"],
    traits = ["pure"],
    format = "($index^)? `of` $inputOp `:` type($value) attr-dict"
  }

  ods.operation @get_result {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["index: i32 & non_negative"],
    results = ["value: @PDL_Value"],
    traits = ["pure"],
    format = "$index `of` $inputOp attr-dict"
  }

  ods.operation @get_results {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["index: i32 & non_negative?"],
    results = ["value: @SingleElementOrRangeOfPDLHandleForAnMlir"],
    traits = ["pure"],
    format = "($index^)? `of` $inputOp `:` type($value) attr-dict"
  }

  ods.operation @get_users {
    operands = ["value: @SingleElementOrRangeOfPDLHandleForAnMlir"],
    results = ["operations: @RangeOfPDLHandleToAnMlirOperationValues"],
    traits = ["pure"],
    format = "`of` $value `:` type($value) attr-dict"
  }

  ods.operation @get_value_type {
    operands = ["value: @SingleElementOrRangeOfPDLHandleForAnMlir"],
    results = ["result: @SingleElementOrRangeOfPDLHandleToAnMlir"],
    traits = ["pure"]
  }

  ods.operation @is_not_null {
    operands = ["value: @PDL_AnyType"],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator", "pure"],
    format = "$value `:` type($value) attr-dict `->` successors"
  }

  ods.operation @create_range {
    operands = ["arguments: @PDL_AnyType..."],
    results = ["result: @RangeOfPDLHandleToAnMlirTypeOrPDLHandle"],
    traits = ["pure"],
    format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict"
  }

  ods.operation @record_match {
    operands = ["inputs: @PDL_AnyType...", "matchedOps: @PDL_Operation..."],
    attributes = [
      "rewriter: symbol",
      "rootKind: string?",
      "generatedOps: array(string)?",
      "benefit: i16 & non_negative"
    ],
    successors = ["dest"],
    traits = ["attr_sized_operand_segments", "terminator"],
    format = "$rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest"
  }

  ods.operation @replace {
    operands = ["inputOp: @PDL_Operation", "replValues: @SingleElementOrRangeOfPDLHandleForAnMlir..."],
    format = "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict"
  }

  ods.operation @switch_attribute {
    operands = ["attribute: @PDL_Attribute"],
    attributes = ["caseValues: array"],
    successors = ["defaultDest", "cases..."],
    traits = ["terminator", "pure"],
    format = "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"
  }

  ods.operation @switch_operand_count {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["caseValues: @I32ElementsAttr"],
    successors = ["defaultDest", "cases..."],
    traits = ["terminator", "pure"],
    format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"
  }

  ods.operation @switch_operation_name {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["caseValues: array(string)"],
    successors = ["defaultDest", "cases..."],
    traits = ["terminator", "pure"],
    format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"
  }

  ods.operation @switch_result_count {
    operands = ["inputOp: @PDL_Operation"],
    attributes = ["caseValues: @I32ElementsAttr"],
    successors = ["defaultDest", "cases..."],
    traits = ["terminator", "pure"],
    format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"
  }

  ods.operation @switch_type {
    operands = ["value: @PDL_Type"],
    attributes = ["caseValues: array(type)"],
    successors = ["defaultDest", "cases..."],
    traits = ["terminator", "pure"],
    format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"
  }

  ods.operation @switch_types {
    operands = ["value: @RangeOfPDLHandleToAnMlirTypeValues"],
    attributes = ["caseValues: @TypeArrayArrayAttribute"],
    successors = ["defaultDest", "cases..."],
    traits = ["terminator", "pure"],
    format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest"
  }
}
