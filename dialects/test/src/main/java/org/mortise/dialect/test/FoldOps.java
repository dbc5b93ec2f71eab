// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.tensor.CastIntoDestinationStyle;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DataLayoutOpInterface;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Operations that are folded or canonicalized. */
@Op(name = "test.op_involution_trait_no_operation_fold", summary = "Applied twice it gives back the operand.",
    operands = "op1: I32", results = "result: I32",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT", "INVOLUTION"})
@Op(name = "test.op_involution_trait_failing_operation_fold", summary = "Applied twice it gives back the operand.",
    operands = "op1: I32", results = "result: I32",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT", "INVOLUTION"})
@Op(name = "test.op_involution_trait_succesful_operation_fold", summary = "Folds to its operand if that is one.",
    operands = "op1: I32", results = "result: I32",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT", "INVOLUTION"}, define = "FoldOps.toOwnKind")
@Op(name = "test.op_idempotent_trait", summary = "Applied to its own result it changes nothing.",
    operands = "op1: I32", results = "result: I32",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT", "IDEMPOTENT"})
@Op(name = "test.op_idempotent_trait_binary", summary = "Of equal operands it is the operand.",
    operands = {"op1: I32", "op2: I32"}, results = "result: I32",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT", "IDEMPOTENT"})
@Op(name = "test.op_in_place_fold", summary = "Takes a constant operand as an attribute.",
    operands = "op: ANY", attributes = "attr: ANY?", results = "result: ANY", define = "FoldOps.takeConstant")
@Op(name = "test.op_in_place_fold_anchor", summary = "Is rewritten to test.op_in_place_fold by a test.",
    operands = "op1: ANY", results = "result: I32")
@Op(name = "test.op_in_place_self_fold", summary = "Sets its own attribute.",
    attributes = "folded: UNIT?", results = "result: I32", define = "FoldOps.markFolded")
@Op(name = "test.op_with_region_fold_no_side_effect", summary = "Has a region and no effect.", regions = "region",
    traits = "NO_MEMORY_EFFECT")
@Op(name = "test.op_with_region_fold", summary = "Folds to its operand.", operands = "operand: I32",
    results = "result: I32", regions = "region", define = "FoldOps.toOperand")
@Op(name = "test.op_with_region_pattern", summary = "Is erased.", regions = "region",
    define = "FoldOps.erasing")
@Op(name = "test.op_with_variadic_results_and_folder", summary = "Folds to its operands.",
    operands = "operands: I32...", results = "result: I32...", define = "FoldOps.toOperands")
@Op(name = "test.op_commutative", summary = "Has operands in any order.",
    operands = {"op1: I32", "op2: I32", "op3: I32", "op4: I32"}, results = "result: I32", traits = "COMMUTATIVE")
@Op(name = "test.op_commutative2", summary = "Has operands in any order.",
    operands = {"op1: I32", "op2: I32"}, results = "result: I32", traits = "COMMUTATIVE")
@Op(name = "test.op_large_commutative", summary = "Has operands in any order.",
    operands = {"op1: I32", "op2: I32", "op3: I32", "op4: I32", "op5: I32", "op6: I32", "op7: I32"},
    results = "result: I32", traits = "COMMUTATIVE")
@Op(name = "test.dialect_canonicalizable", summary = "Is replaced by a constant.", results = "result: I32",
    define = "FoldOps.constant")
@Op(name = "test.manual_cpp_op_with_fold", summary = "Folds to its operand's constant.",
    operands = "operands: ANY...", results = "result: ANY", define = "FoldOps.toConstant")
@Op(name = "test.fold_to_call_op", summary = "Is replaced by a call.", attributes = "callee: FLAT_SYMBOL_REF",
    define = "FoldOps.calling")
@Op(name = "test.cast", summary = "Converts values to one.", operands = "inputs: ANY...", results = "output: ANY",
    define = "FoldOps.castToOperand")
@Op(name = "test.op_with_memread", summary = "Reads memory.", results = "result: ANY", effects = "read")
@Op(name = "test.op_with_memwrite", summary = "Writes memory.", effects = "write")
@Op(name = "test.op_with_effects_a", summary = "Has effects on symbols.",
    attributes = {"optional_symbol: FLAT_SYMBOL_REF?", "first: FLAT_SYMBOL_REF", "second: SYMBOL_REF"},
    results = "output: ANY_MEMREF alloc", effects = "write")
@Op(name = "test.op_with_effects_b", summary = "Allocates memory of no value.", effects = "write")
@Op(name = "test.cse_of_single_block_op", summary = "Has a region of one block and no effect.",
    operands = "inputs: ANY...", results = "result: ANY", regions = "region: AT_MOST_ONE_BLOCK",
    traits = "NO_MEMORY_EFFECT", implicitTerminator = "test.region_yield",
    format = "attr-dict `inputs` `(` $inputs `)` $region `:` type($inputs) `->` type($result)")
@Op(name = "test.blackhole", summary = "Uses a value.", operands = "in: ANY")
@Op(name = "test.type_producer", summary = "Returns a value of any type.", results = "output: ANY")
@Op(name = "test.another_type_producer", summary = "Returns a value of any type.", results = "output: ANY")
@Op(name = "test.type_consumer", summary = "Has a value of any type.", operands = "input: ANY")
@Op(name = "test.type_changer", summary = "Returns a value of any type.", operands = "input: ANY",
    results = "output: ANY")
@Op(name = "test.valid", summary = "Has values of any type.", operands = "inputs: ANY...", results = "outputs: ANY...",
    traits = "TERMINATOR")
@Op(name = "test.many_arguments", summary = "Has many operands and attributes.",
    operands = {
        "input1: ANY", "input2: ANY", "input3: ANY", "input4: ANY", "input5: ANY", "input6: ANY", "input7: ANY",
        "input8: ANY", "input9: ANY"
    },
    attributes = {
        "attr1: I64", "attr2: I64", "attr3: I64", "attr4: I64", "attr5: I64", "attr6: I64", "attr7: I64", "attr8: I64",
        "attr9: I64"
    })
@Op(name = "test.op_norm", summary = "Has memrefs that can be normalized.",
    operands = {"X: ANY_MEMREF", "Y: ANY_MEMREF"}, traits = "MEMREFS_NORMALIZABLE")
@Op(name = "test.op_nonnorm", summary = "Has memrefs that cannot be normalized.",
    operands = {"X: ANY_MEMREF", "Y: ANY_MEMREF"})
@Op(name = "test.op_norm_ret", summary = "Returns memrefs that can be normalized.",
    operands = "X: ANY_MEMREF", results = {"Y: ANY_MEMREF", "Z: ANY_MEMREF"},
    traits = "MEMREFS_NORMALIZABLE")
@Op(name = "test.reify_bound", summary = "States a bound of a value or dimension.",
    operands = "var: ANY",
    attributes = {
        "type: STRING = EQ", "dim: I64?", "constant: UNIT?", "scalable: UNIT?", "vscale_min: I64?", "vscale_max: I64?"
    },
    results = "result: INDEX", define = "FoldOps.bounded")
@Op(name = "test.compare", summary = "Compares two values or maps of values.",
    operands = "var_operands: INDEX...",
    attributes = {"cmp: STRING = EQ", "lhs_map: AFFINE_MAP?", "rhs_map: AFFINE_MAP?", "compose: UNIT?"},
    define = "FoldOps.compared")
@Op(name = "test.data_layout_query", summary = "Is given facts of the layout of a type.", results = "res: ANY")
@Op(name = "test.op_with_data_layout", summary = "Has a data layout.", regions = "region...",
    implementations = FoldOps.DataLayout.class)
@Op(name = "test.destination_style_op", summary = "Writes to its last operands.",
    operands = {"inputs: ANY...", "outputs: ANY...", "other_operands: ANY..."}, results = "results: ANY...",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?"
        + " (`(` $other_operands^ `:` type($other_operands) `)`)? (`->` type($results)^)?",
    implementations = FoldOps.DestinationStyle.class, define = "FoldOps.destination")
final class FoldOps {

  private FoldOps() {}

  static void toOperand(OpDefinitionBuilder op) {
    op.folder((each, constants) -> FoldResult.of(each.operand(0)));
  }

  static void toOwnKind(OpDefinitionBuilder op) {
    op.folder((each, constants) -> {
      Operation source = each.operand(0).definingOp();
      return source != null && source.name() == each.name() ? FoldResult.of(each.operand(0)) : FoldResult.NONE;
    });
  }

  static void toOperands(OpDefinitionBuilder op) {
    op.folder((each, constants) -> each.operandCount() == each.resultCount()
        ? FoldResult.ofAll((Object[]) each.operands()) : FoldResult.NONE);
  }

  static void toConstant(OpDefinitionBuilder op) {
    op.folder((each, constants) -> FoldResult.ofNullable(constants.length == 0 ? null : constants[0]));
  }

  static void castToOperand(OpDefinitionBuilder op) {
    op.folder((each, constants) -> each.operandCount() == 1 && each.operand(0).type() == each.result(0).type()
        ? FoldResult.of(each.operand(0)) : FoldResult.NONE);
  }

  static void takeConstant(OpDefinitionBuilder op) {
    op.folder((each, constants) -> {
      if (constants[0] == null || each.getAttr("attr") != null) {
        return FoldResult.NONE;
      }
      each.setAttr("attr", constants[0]);
      return FoldResult.IN_PLACE;
    });
  }

  static void markFolded(OpDefinitionBuilder op) {
    op.folder((each, constants) -> {
      if (each.getAttr("folded") != null) {
        return FoldResult.NONE;
      }
      each.setAttr("folded", UnitAttr.of(each.context()));
      return FoldResult.IN_PLACE;
    });
  }

  static void bounded(OpDefinitionBuilder op) {
    op.verifier(Bounds::verify);
  }

  static void compared(OpDefinitionBuilder op) {
    op.verifier(Bounds::verifyComparison);
  }

  static void destination(OpDefinitionBuilder op) {
    canonicalize(op, "test.destination_style_op", CastIntoDestinationStyle.TITLE, CastIntoDestinationStyle::apply);
  }

  static void erasing(OpDefinitionBuilder op) {
    canonicalize(op, "test.op_with_region_pattern", "TestRemoveOpWithInnerOps", (removed, rewriter) -> {
      rewriter.eraseOp(removed);
      return true;
    });
  }

  static void constant(OpDefinitionBuilder op) {
    canonicalize(op, "test.dialect_canonicalizable", "dialectCanonicalizationPattern", (replaced, rewriter) -> {
      IntegerAttr value = TestConstraints.integer(replaced.context(), 32, 42);
      rewriter.setInsertionPoint(replaced);
      rewriter.replaceOp(replaced, ConstantOp.create(rewriter, replaced.location(), value));
      return true;
    });
  }

  static void calling(OpDefinitionBuilder op) {
    canonicalize(op, "test.fold_to_call_op", "FoldToCallOpPattern", FoldOps::replaceByCall);
  }

  private static void canonicalize(OpDefinitionBuilder op, String name, String title, RewritePattern.Rewrite rewrite) {
    op.canonicalization(patterns -> patterns.add(RewritePattern.of(name, title, rewrite)));
  }

  private static boolean replaceByCall(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    CallOp.create(rewriter, op.location(), List.of(), List.of(), (SymbolRefAttr) op.getAttr("callee"));
    rewriter.eraseOp(op);
    return true;
  }

  /** An attribute of the operation states the layout of types. */
  static final class DataLayout implements DataLayoutOpInterface {}

  /** The second group of operands are the inits. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return op.operandGroup(1);
    }
  }
}
