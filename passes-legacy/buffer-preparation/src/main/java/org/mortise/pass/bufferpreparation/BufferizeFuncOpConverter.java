// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.SignatureConversion;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.pass.bufferpreparation.Parts.Part;

/**
 * Converts signatures: parts replace arguments, and results are kept or become additional arguments, with the identity
 * layout, according to the {@link BufferTypeConverter}. The attributes of an argument or result are kept if it is not
 * split. Declarations are converted as well. Does not convert returns and calls.
 */
public final class BufferizeFuncOpConverter extends BufferizeOpConverter {
  /** The new arguments or results, and their attributes. */
  private record Side(List<Type> types, List<DictionaryAttr> attributes) {
    Side() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    /** Adds a part of a value; the attributes of the value are dropped if it has several parts. */
    void add(Type type, Parts parts, DictionaryAttr ofValue) {
      types.add(type);
      attributes.add(parts.size() == 1 ? ofValue : DictionaryAttr.empty(type.context()));
    }
  }

  private final boolean convertsBlocks;

  /** Creates a pattern for {@code func.func} that converts the arguments of entry blocks. */
  public BufferizeFuncOpConverter(BufferTypeConverter types) {
    this("func.func", types, false);
  }

  /**
   * Creates a pattern.
   *
   * @param functionOp the name of operations with {@link FunctionOpInterface}
   * @param convertsBlocks whether the arguments of all blocks are converted, not only of the entry block, which
   *     requires a {@link BufferizeBranchOpConverter}
   */
  public BufferizeFuncOpConverter(String functionOp, BufferTypeConverter types, boolean convertsBlocks) {
    super(functionOp, types);
    this.convertsBlocks = convertsBlocks;
  }

  @Override
  public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    if (function == null) {
      return rewriter.notifyMatchFailure(op, "it is no function");
    }
    List<Parts> arguments = partsOf(op, function.getArgumentTypes(op), rewriter);
    List<Parts> results = arguments == null ? null : partsOf(op, function.getResultTypes(op), rewriter);
    if (results == null) {
      return false;
    }
    Side newArguments = new Side();
    Side newResults = new Side();
    SignatureConversion signature = new SignatureConversion(arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      int first = newArguments.types().size();
      for (Part part : arguments.get(i).list()) {
        newArguments.add(part.after(), arguments.get(i), function.getArgAttrs(op, i));
      }
      signature.addInputs(i, List.copyOf(newArguments.types().subList(first, newArguments.types().size())));
    }
    for (int i = 0; i < results.size(); i++) {
      for (Part part : results.get(i).list()) {
        DictionaryAttr attributes = function.getResultAttrs(op, i);
        if (part.isAppended()) {
          newArguments.add(part.argumentType(), results.get(i), attributes);
          signature.addInputs(List.of(part.argumentType()));
        } else {
          newResults.add(part.after(), results.get(i), attributes);
        }
      }
    }
    if (!convertBody(op, function.getBody(op), signature, rewriter)) {
      return rewriter.notifyMatchFailure(op, "a type of its blocks cannot be converted");
    }
    rewriter.modifyOpInPlace(op, () -> setSignature(function, op, newArguments, newResults));
    return true;
  }

  private boolean convertBody(Operation op, Region body, SignatureConversion signature, ConversionRewriter rewriter) {
    if (body.isEmpty()) {
      return true;
    }
    int oldArguments = body.first().argumentCount();
    if (!convertsBlocks) {
      rewriter.applySignatureConversion(body.first(), signature, types);
    } else if (!rewriter.convertRegionTypes(body, types, signature)) {
      return false;
    }
    int converted = 0;
    for (int i = 0; i < oldArguments; i++) {
      converted += signature.replacement(i) == null ? 0 : signature.replacement(i).count();
    }
    Block entry = body.first();
    for (int i = converted; i < entry.argumentCount(); i++) {
      entry.argument(i).setLocation(op.location());
    }
    return true;
  }

  private static void setSignature(FunctionOpInterface function, Operation op, Side arguments, Side results) {
    DictionaryAttr none = DictionaryAttr.empty(op.context());
    for (int i = 0; i < function.getArgumentTypes(op).size(); i++) {
      setArgAttrs(function, op, i, none);
    }
    for (int i = 0; i < function.getResultTypes(op).size(); i++) {
      setResultAttrs(function, op, i, none);
    }
    function.setType(op, arguments.types(), results.types());
    for (int i = 0; i < arguments.types().size(); i++) {
      setArgAttrs(function, op, i, arguments.attributes().get(i));
    }
    for (int i = 0; i < results.types().size(); i++) {
      setResultAttrs(function, op, i, results.attributes().get(i));
    }
  }

  /** Sets the attributes if they change; setting them takes time linear in the number of arguments. */
  private static void setArgAttrs(FunctionOpInterface function, Operation op, int index, DictionaryAttr attributes) {
    if (function.getArgAttrs(op, index) != attributes) {
      function.setArgAttrs(op, index, attributes);
    }
  }

  private static void setResultAttrs(FunctionOpInterface function, Operation op, int index, DictionaryAttr attributes) {
    if (function.getResultAttrs(op, index) != attributes) {
      function.setResultAttrs(op, index, attributes);
    }
  }
}
