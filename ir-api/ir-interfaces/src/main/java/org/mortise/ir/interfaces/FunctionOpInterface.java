// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Walk;

/** A function: a callable with a name, a signature that can be changed, and attributes on arguments and results. */
public interface FunctionOpInterface extends CallableOpInterface {
  /** Changes the signature; neither the entry block nor the attributes of arguments and results are touched. */
  void setType(Operation op, List<Type> arguments, List<Type> results);

  /** The attributes of an argument, never null. */
  DictionaryAttr getArgAttrs(Operation op, int index);

  /** Replaces the attributes of an argument; an empty dictionary removes them. */
  void setArgAttrs(Operation op, int index, DictionaryAttr attributes);

  /** The attributes of a result, never null. */
  DictionaryAttr getResultAttrs(Operation op, int index);

  /** Replaces the attributes of a result; an empty dictionary removes them. */
  void setResultAttrs(Operation op, int index, DictionaryAttr attributes);

  /** The region with the function's blocks; empty for a declaration. */
  default Region getBody(Operation op) {
    return op.region(0);
  }

  /** Returns whether the function has no body. */
  default boolean isExternal(Operation op) {
    return getBody(op).isEmpty();
  }

  /**
   * Returns whether the function is a declaration for symbol tables, which cannot be public. False for dialects whose
   * functions use linkage instead of visibility.
   */
  default boolean isDeclaration(Operation op) {
    return isExternal(op);
  }

  /** Returns the error in a body whose operations are verified, or null: it has the arguments of the signature. */
  default @Nullable Diagnostic verifyBody(Operation op) {
    if (isExternal(op)) {
      return null;
    }
    List<Type> inputs = getArgumentTypes(op);
    Block entry = getBody(op).first();
    if (entry.argumentCount() != inputs.size()) {
      return op.opError("entry block must have " + inputs.size() + " arguments to match function signature");
    }
    for (int i = 0; i < inputs.size(); i++) {
      Type type = entry.argument(i).type();
      if (type != inputs.get(i)) {
        return op.opError("type of entry block argument #" + i + "('" + type
            + "') must match the type of the corresponding argument in function signature('" + inputs.get(i) + "')");
      }
    }
    return null;
  }

  /**
   * Returns whether buffers of the body are to be deallocated where it returns. False for LLVM functions and transform
   * scripts, which have no buffers, and for device functions, whose dialects free memory themselves.
   */
  default boolean deallocatesBuffers(Operation op) {
    return true;
  }

  /** Returns whether {@code op} returns from a function. */
  static boolean isReturn(Operation op) {
    return op.hasTrait(Trait.RETURN_LIKE) && op.parentOp().implementsInterface(FunctionOpInterface.class);
  }

  /** Returns whether {@code op} is a function with a body whose buffers can be deallocated. */
  static boolean mayHaveBuffers(Operation op) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    return function != null && !function.isExternal(op) && function.deallocatesBuffers(op);
  }

  /** Returns the functions inside {@code root} that are in no other function, in the order of the program. */
  static List<Operation> outermostIn(Operation root) {
    List<Operation> functions = new ArrayList<>();
    root.walkPreOrder((Operation op) -> {
      if (op.implementsInterface(FunctionOpInterface.class)) {
        functions.add(op);
        return Walk.Result.SKIP;
      }
      return Walk.Result.ADVANCE;
    });
    return functions;
  }

  /** Returns whether all functions are in one block, so that none contains another and threads can share them out. */
  static boolean areSiblings(List<Operation> functions) {
    for (Operation function : functions) {
      if (function.block() != functions.get(0).block()) {
        return false;
      }
    }
    return true;
  }

  @Override
  default @Nullable Region getCallableRegion(Operation op) {
    return isExternal(op) ? null : getBody(op);
  }
}
