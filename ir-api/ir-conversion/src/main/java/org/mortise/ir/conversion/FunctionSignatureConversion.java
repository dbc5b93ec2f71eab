// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;

/**
 * Converts the signatures of functions and the arguments of their blocks. The attributes of arguments and results stay
 * at their positions, so they are correct only if each type is converted to one type. Does not convert terminators.
 */
public final class FunctionSignatureConversion extends ConversionPattern {
  /** Creates a pattern for functions of one name, or for all functions if that is null. */
  public FunctionSignatureConversion(@Nullable String rootName, TypeConverter converter) {
    super(rootName, converter);
  }

  @Override
  public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    if (function == null) {
      return rewriter.notifyMatchFailure(op, "it is no function");
    }
    TypeConverter converter = typeConverter();
    List<Type> inputs = function.getArgumentTypes(op);
    SignatureConversion signature = new SignatureConversion(inputs.size());
    List<Type> results = converter.convertAll(function.getResultTypes(op));
    boolean converted = results != null && converter.convertSignatureArgs(inputs, signature)
        && rewriter.convertRegionTypes(function.getBody(op), converter, signature);
    if (!converted) {
      return rewriter.notifyMatchFailure(op, "a type of its signature or blocks cannot be converted");
    }
    rewriter.modifyOpInPlace(op, () -> function.setType(op, signature.convertedTypes(), results));
    return true;
  }
}
