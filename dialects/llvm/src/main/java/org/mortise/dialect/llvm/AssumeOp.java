// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** States that a condition holds, and what the groups of operands with tags say, such as the alignment of a pointer. */
@Op(name = "llvm.intr.assume",
    operands = {"cond: I1", "op_bundle_operands: LLVM_TYPE..."},
    attributes = {"op_bundle_sizes: DENSE_I32_ARRAY", "op_bundle_tags: ARRAY?"},
    format = "$cond `` custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_sizes, "
        + "$op_bundle_tags) `:` type($cond) attr-dict")
public final class AssumeOp extends AssumeOpBase {
  AssumeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("OpBundles", new Bundles());
    op.invariant(assume -> OperandBundles.verifySizes(assume, new AssumeOp(assume).opBundleOperands()));
  }

  @Nullable Diagnostic verify() {
    return OperandBundles.verifyTags(operation());
  }

  /** The groups in brackets. */
  private static final class Bundles implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      OperandBundles bundles = OperandBundles.parseOptional(parser);
      arguments.operands(0).addAll(bundles.operands());
      arguments.types(1).addAll(bundles.types());
      arguments.setAttribute(2, bundles.sizesAttr(parser));
      Attribute tags = bundles.tagsAttr(parser);
      if (tags != null) {
        arguments.setAttribute(3, tags);
      }
    }

    @Override
    public String template(String argument) {
      return "";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      AssumeOp assume = of(op);
      printer.print(assume.opBundleSizesAttr().size() == 0 ? "" : " ");
      OperandBundles.print(printer, op, assume.opBundleOperands());
    }
  }
}
