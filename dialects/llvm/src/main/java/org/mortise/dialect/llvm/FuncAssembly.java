// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.mortise.dialect.llvm.attributes.CConvAttr;
import org.mortise.dialect.llvm.attributes.CConvAttr.CConv;
import org.mortise.dialect.llvm.attributes.LinkageAttr;
import org.mortise.dialect.llvm.attributes.LinkageAttr.Linkage;
import org.mortise.dialect.llvm.attributes.VScaleRangeAttr;
import org.mortise.dialect.llvm.types.LlvmFunctionType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionAssembly.Signature;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/**
 * {@code internal hidden unnamed_addr fastcc @f(%a: i32, ...) -> i32 vscale_range(1, 2) comdat(@s::@t) attributes {...}
 * {...}}.
 */
final class FuncAssembly implements OpAssembly {
  private static final String VSCALE_RANGE = "vscale_range";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    LeadingKeywords.parseLinkage(parser, state);
    NumberedWords.VISIBILITY.parseLeading(parser, state);
    NumberedWords.UNNAMED_ADDRESS.parseLeading(parser, state);
    LeadingKeywords.parseCallingConvention(parser, state);
    int start = parser.position();
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(parser.context(), parser.parseSymbolName()));
    Signature signature = FunctionAssembly.parseSignature(parser, true);
    state.addAttribute(FunctionLike.FUNCTION_TYPE, TypeAttr.of(typeOf(parser, start, signature)));
    parseVscaleRange(parser, state);
    LeadingKeywords.parseComdat(parser, state);
    FunctionAssembly.addArgumentAndResultAttributes(state, signature);
    LeadingKeywords.addAttributes(parser, state, parser.parseOptionalAttrDictWithKeyword());
    parser.parseOptionalRegion(state.addRegion(), FunctionAssembly.bodyOptions(signature));
  }

  private static LlvmFunctionType typeOf(OpAsmParser parser, int start, Signature signature) {
    String failure = "failed to construct function type: ";
    if (signature.results().size() > 1) {
      throw parser.error(start, failure + "expected zero or one function result");
    }
    List<Type> parameters = signature.argumentTypes();
    for (Type parameter : parameters) {
      if (!LlvmTypes.isCompatible(parameter)) {
        throw parser.error(start, failure + "expected LLVM type for function arguments");
      }
    }
    Type result = signature.results().isEmpty() ? LlvmTypes.voidType(parser.context()) : signature.results().get(0);
    if (!LlvmTypes.isCompatible(result)) {
      throw parser.error(start, failure + "expected LLVM type for function results'" + result + "'");
    }
    String problem = LlvmFunctionType.verify(result, parameters);
    if (problem != null) {
      throw parser.error(start, failure + problem);
    }
    return LlvmFunctionType.of(result, parameters, signature.isVariadic());
  }

  private static void parseVscaleRange(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword(VSCALE_RANGE)) {
      return;
    }
    parser.parsePunctuation("(");
    IntegerAttr min = parseBound(parser);
    parser.parsePunctuation(",");
    IntegerAttr max = parseBound(parser);
    parser.parsePunctuation(")");
    state.addAttribute(VSCALE_RANGE, VScaleRangeAttr.of(min, max));
  }

  /** Parses a 64-bit number and keeps its low 32 bits. */
  private static IntegerAttr parseBound(OpAsmParser parser) {
    return IntegerAttr.of(IntegerType.of(parser.context(), Integer.SIZE), (int) parser.parseInteger());
  }

  @Override
  public String template() {
    return " $@name($arguments) {}";
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    printer.print(' ');
    LeadingKeywords.print(
        printer, operation.getAttr(LeadingKeywords.LINKAGE, LinkageAttr.class).linkage(), Linkage.EXTERNAL);
    NumberedWords.VISIBILITY.printLeading(operation, printer);
    NumberedWords.UNNAMED_ADDRESS.printLeading(operation, printer);
    LeadingKeywords.print(
        printer, operation.getAttr(LeadingKeywords.CALLING_CONVENTION, CConvAttr.class).callingConv(), CConv.CCC);
    printer.printSymbolName(operation.getAttr(SymbolTable.SYMBOL_NAME, StringAttr.class).value());
    LlvmFunctionType type =
        (LlvmFunctionType) operation.getAttr(FunctionLike.FUNCTION_TYPE, TypeAttr.class).value();
    List<Type> results = LlvmTypes.isVoid(type.returnType()) ? List.of() : List.of(type.returnType());
    FunctionAssembly.printSignature(operation, type.parameters(), type.isVariadic(), results, printer);
    if (operation.getAttr(VSCALE_RANGE) instanceof VScaleRangeAttr range) {
      printVscaleRange(range, printer);
    }
    LeadingKeywords.printComdat(printer, operation.getAttr(ComdatUser.COMDAT, SymbolRefAttr.class));
    printer.printOptionalAttrDictWithKeyword(
        operation, SymbolTable.SYMBOL_NAME, FunctionLike.FUNCTION_TYPE, FunctionLike.ARG_ATTRS, FunctionLike.RES_ATTRS,
        LeadingKeywords.LINKAGE, LeadingKeywords.CALLING_CONVENTION, NumberedWords.VISIBILITY.attribute(),
        NumberedWords.UNNAMED_ADDRESS.attribute(), ComdatUser.COMDAT, VSCALE_RANGE);
    FunctionAssembly.printBody(operation, printer);
  }

  private static void printVscaleRange(VScaleRangeAttr range, OpAsmPrinter printer) {
    printer.print(" vscale_range(").print(range.minRange().longValue());
    printer.print(", ").print(range.maxRange().longValue()).print(')');
  }
}
