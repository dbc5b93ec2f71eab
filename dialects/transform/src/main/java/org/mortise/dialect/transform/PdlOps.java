// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Patterns: operations, operands, results, types and attributes to match, and the rewrite of a match. */
@Op(name = "pdl.apply_native_constraint", operands = "args: ANY_PDL...", results = "results: ANY_PDL...",
    attributes = {"name: STRING", "isNegated: BOOL = FALSE"}, parents = "pdl.pattern",
    format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict",
    summary = "Applies a constraint that is a function of the program with the patterns.")
@Op(name = "pdl.apply_native_rewrite", operands = "args: ANY_PDL...", results = "results: ANY_PDL...",
    attributes = "name: STRING", parents = "pdl.rewrite",
    format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
    summary = "Applies a rewrite that is a function of the program with the patterns.")
@Op(name = "pdl.attribute", operands = "valueType: OF_TYPE?", results = "attr: OF_ATTRIBUTE",
    attributes = "value: ANY?",
    format = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword",
    summary = "Matches an attribute.")
@Op(name = "pdl.erase", operands = "opValue: OF_OPERATION", parents = "pdl.rewrite", format = "$opValue attr-dict",
    summary = "Erases an operation.")
@Op(name = "pdl.operand", operands = "valueType: OF_TYPE?", results = "value: OF_VALUE", parents = "pdl.pattern",
    format = "(`:` $valueType^)? attr-dict", summary = "Matches an operand.")
@Op(name = "pdl.operands", operands = "valueType: OF_TYPES?", results = "value: OF_VALUES", parents = "pdl.pattern",
    format = "(`:` $valueType^)? attr-dict", summary = "Matches any number of operands.")
@Op(name = "pdl.operation", define = "PdlOps.operation", results = "op: OF_OPERATION",
    operands = {
        "operandValues: VALUE_OR_VALUES...", "attributeValues: OF_ATTRIBUTE...", "typeValues: TYPE_OR_TYPES..."
    },
    attributes = {"opName: STRING?", "attributeValueNames: STRING_ARRAY"}, traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? "
        + "custom<OperationOpAttributes>($attributeValues, $attributeValueNames) "
        + "(`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict",
    summary = "Matches an operation, or creates one in a rewrite.")
@Op(name = "pdl.pattern", regions = "bodyRegion: ONE_BLOCK", define = "PdlOps.inPdl",
    attributes = {"benefit: I16", "sym_name: SYMBOL_NAME?"},
    traits = {"ISOLATED_FROM_ABOVE", "SINGLE_BLOCK", "SYMBOL"},
    format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
    summary = "A pattern, whose last operation is its rewrite.")
@Op(name = "pdl.range", define = "PdlOps.range", operands = "arguments: ANY_PDL...",
    results = "result: TYPES_OR_VALUES", traits = "PURE", parents = "pdl.rewrite",
    format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
    summary = "Concatenates types or values.")
@Op(name = "pdl.replace", parents = "pdl.rewrite", traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    operands = {"opValue: OF_OPERATION", "replOperation: OF_OPERATION?", "replValues: VALUE_OR_VALUES..."},
    format = "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict",
    summary = "Replaces an operation.")
@Op(name = "pdl.result", operands = "parent: OF_OPERATION", results = "val: OF_VALUE", attributes = "index: I32",
    traits = "PURE", format = "$index `of` $parent attr-dict", summary = "Returns a result of an operation.")
@Op(name = "pdl.results", define = "PdlOps.results", operands = "parent: OF_OPERATION",
    results = "val: VALUE_OR_VALUES",
    attributes = "index: I32?",
    traits = "PURE",
    format = "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict",
    summary = "Returns the results of an operation, or a group of them.")
@Op(name = "pdl.rewrite", operands = {"root: OF_OPERATION?", "externalArgs: ANY_PDL..."}, attributes = "name: STRING?",
    regions = "bodyRegion: AT_MOST_ONE_BLOCK", define = "PdlOps.inPdl", parents = "pdl.pattern",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_REGION_ARGUMENTS", "NO_TERMINATOR", "SINGLE_BLOCK", "TERMINATOR"},
    format = "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? "
        + "attr-dict-with-keyword",
    summary = "Rewrites a match: by operations, or by a function of the program with the patterns.")
@Op(name = "pdl.type", results = "result: OF_TYPE", attributes = "constantType: TYPE?",
    format = "attr-dict (`:` $constantType^)?", summary = "Matches a type.")
@Op(name = "pdl.types", results = "result: OF_TYPES", attributes = "constantTypes: TYPE_ARRAY?",
    format = "attr-dict (`:` $constantTypes^)?", summary = "Matches any number of types.")
final class PdlOps {
  private PdlOps() {}

  static void operation(OpDefinitionBuilder op) {
    op.directive("OperationOpAttributes", new OperationOpAttributes());
  }

  static void range(OpDefinitionBuilder op) {
    op.directive("RangeType", new RangeType());
  }

  static void results(OpDefinitionBuilder op) {
    op.directive("ResultsValueType", new ResultsValueType());
  }

  /** The operations in a region need no prefix. */
  static void inPdl(OpDefinitionBuilder op) {
    op.defaultDialect(PdlDialect.NAMESPACE);
  }
}
