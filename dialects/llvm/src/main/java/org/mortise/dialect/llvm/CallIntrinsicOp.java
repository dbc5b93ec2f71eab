// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.LlvmFastMathFlagsAttr;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Calls an intrinsic function of LLVM by its name. */
@Op(name = "llvm.call_intrinsic",
    operands = {"args: LLVM_TYPE...", "op_bundle_operands: LLVM_TYPE..."},
    results = "results: LLVM_TYPE?",
    attributes = {
        "intrin: STRING", "fastmathFlags: FAST_MATH = NO_FAST_MATH", "op_bundle_sizes: DENSE_I32_ARRAY",
        "op_bundle_tags: ARRAY?", "arg_attrs: DICTIONARY_ARRAY?", "res_attrs: DICTIONARY_ARRAY?"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS")
public final class CallIntrinsicOp extends CallIntrinsicOpBase {
  static final String NAME_ATTRIBUTE = "intrin";
  private static final String FLAGS = "fastmathFlags";

  CallIntrinsicOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    op.invariant(call -> OperandBundles.verifySizes(call, new CallIntrinsicOp(call).opBundleOperands()));
  }

  @Nullable Diagnostic verify() {
    return intrinAttr().value().startsWith("llvm.") ? OperandBundles.verifyTags(operation())
        : opError("intrinsic name must start with 'llvm.'");
  }

  /**
   * {@code "llvm.name"(%a) ["tag"(%b : type)] {...} : (types) -> type}. MLIR 19.1 writes the attributes at the end;
   * both places are read.
   */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      state.addAttribute(NAME_ATTRIBUTE, parser.parseAttribute(StringAttr.class, null));
      List<UnresolvedOperand> operands = new ArrayList<>();
      parser.parseOperandList(operands, Delimiter.PAREN);
      OperandBundles bundles = OperandBundles.parseOptional(parser);
      DictionaryAttr attributes = parser.parseOptionalAttrDict();
      parser.parsePunctuation(":");
      CallSignature signature = CallSignature.parse(parser);
      parser.resolveOperands(operands, signature.arguments(), parser.namePosition(), state);
      state.setOperandSegments(operands.size(), bundles.addTo(parser, state));
      signature.addAttributes(state);
      LeadingKeywords.addAttributes(parser, state, attributes);
      LeadingKeywords.addAttributes(parser, state, parser.parseOptionalAttrDict());
      state.addResultTypes(signature.results());
    }

    @Override
    public String template() {
      return " \"$name\"($%operands) : ($types) -> $type";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      CallIntrinsicOp op = of(operation);
      printer.print(' ').printAttribute(op.intrinAttr()).print('(').printOperands(op.args()).print(")");
      if (op.opBundleSizesAttr().size() > 0) {
        printer.print(' ');
        OperandBundles.print(printer, operation, op.opBundleOperands());
      }
      boolean isFast = op.fastmathFlagsAttr().bits() != LlvmFastMathFlagsAttr.NONE;
      printer.printOptionalAttrDict(
          operation, NAME_ATTRIBUTE, OpDefinition.OPERAND_SEGMENT_SIZES, OperandBundles.SIZES, OperandBundles.TAGS,
          FunctionLike.ARG_ATTRS, FunctionLike.RES_ATTRS, isFast ? NAME_ATTRIBUTE : FLAGS);
      printer.print(" : ");
      List<Type> types = new ArrayList<>();
      for (Value operand : op.args()) {
        types.add(operand.type());
      }
      CallSignature.print(printer, operation, types);
    }
  }
}
