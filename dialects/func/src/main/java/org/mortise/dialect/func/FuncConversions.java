// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.FunctionSignatureConversion;
import org.mortise.ir.conversion.OneToNPattern;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FunctionType;

/** Patterns that convert the types of functions, calls and returns. */
public final class FuncConversions {
  private FuncConversions() {}

  /** Adds the pattern that converts the signatures and blocks of {@code func.func}. */
  public static void addFunctionPattern(PatternSet patterns, TypeConverter converter) {
    patterns.add(new FunctionSignatureConversion(FuncOp.NAME, converter));
  }

  /** Adds the pattern that converts the operands and results of {@code func.call}; none may become several. */
  public static void addCallPattern(PatternSet patterns, TypeConverter converter) {
    patterns.add(ConversionPattern.of(CallOp.NAME, "CallOpSignatureConversion", converter, CallOp::of,
        (call, operands, rewriter) -> convertCall(call, operands, converter, rewriter)));
  }

  private static boolean convertCall(
      CallOp call, List<Value> operands, TypeConverter converter, ConversionRewriter rewriter) {
    Operation op = call.operation();
    List<Integer> positions = new ArrayList<>(op.resultCount());
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      List<Type> converted = converter.convertTypes(op.result(i).type());
      if (converted == null || converted.size() > 1) {
        return rewriter.notifyMatchFailure(op, "result #" + i + " cannot be converted to one value");
      }
      positions.add(converted.isEmpty() ? -1 : types.size());
      types.addAll(converted);
    }
    OperationState state = rewriter.state(op.location(), CallOp.NAME);
    state.addOperands(operands).addResultTypes(types).addAttribute("callee", call.calleeAttr());
    Operation newCall = rewriter.create(state);
    List<List<Value>> values = new ArrayList<>(op.resultCount());
    for (int position : positions) {
      values.add(position < 0 ? List.of() : List.of(newCall.result(position)));
    }
    rewriter.replaceOpWithParts(op, values);
    return true;
  }

  /** Adds the pattern that replaces the operands of {@code func.return} by the converted ones. */
  public static void addReturnPattern(PatternSet patterns, TypeConverter converter) {
    patterns.add(ConversionPattern.of(ReturnOp.NAME, "ReturnOpTypeConversion", converter, (op, operands, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> op.setOperands(operands));
      return true;
    }));
  }

  /** Adds patterns for a 1:N conversion of functions, calls and returns. */
  public static void addOneToNPatterns(PatternSet patterns, TypeConverter converter) {
    patterns.add(OneToNPattern.of(CallOp.NAME, "ConvertTypesInFuncCallOp", converter, FuncConversions::convertCall));
    patterns.add(OneToNPattern.of(
        FuncOp.NAME, "ConvertTypesInFuncFuncOp", converter, FuncConversions::convertFunction));
    patterns.add(OneToNPattern.forwarding(ReturnOp.NAME, "ConvertTypesInFuncReturnOp", converter));
  }

  private static boolean convertCall(
      Operation op, List<List<Value>> operands, OneToNPattern pattern, PatternRewriter rewriter) {
    if (!pattern.changesOperands(op) && !pattern.changesResults(op)) {
      return false;
    }
    Operation call = rewriter.create(rewriter.state(op.location(), CallOp.NAME)
        .addOperands(OneToNPattern.flat(operands)).addResultTypes(pattern.resultTypes(op))
        .addAttributes(op.attributes()));
    pattern.replace(op, List.of(call.results()), rewriter);
    return true;
  }

  private static boolean convertFunction(
      Operation op, List<List<Value>> operands, OneToNPattern pattern, PatternRewriter rewriter) {
    FunctionType type = FuncOp.of(op).type();
    TypeConverter converter = pattern.typeConverter();
    List<Type> inputs = converter.convertAll(type.inputs());
    List<Type> results = converter.convertAll(type.results());
    if (converter.isSignatureLegal(type) || inputs == null || results == null) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.getInterface(FunctionOpInterface.class).setType(op, inputs, results));
    if (!op.region(0).isEmpty() && !converter.areLegal(type.inputs())) {
      pattern.convertSignature(op.region(0).first(), rewriter);
    }
    return true;
  }
}
