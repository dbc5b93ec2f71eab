// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.VectorType;

/**
 * The correspondence of the arguments and results of two versions of a function. The recognized changes are: equal
 * types; a tensor that has become a buffer, or the reverse; a buffer with another layout; results that have become
 * buffers after the other arguments; results that have been dropped because they are buffers of the caller; tensor
 * results that have all been dropped because they are the contents of arguments, which have become buffers.
 */
final class Signature {
  /** Where the target version has the value of a result of the source version. */
  enum Form {
    RESULT,
    OUTPUT,
    /** The contents of an argument in {@link #holders} after the run. */
    IN_ARGUMENT
  }

  private final List<Type> arguments;
  private final List<Type> targetArguments;
  private final List<Type> results;
  private final List<Type> targetResults;
  private final List<Form> forms = new ArrayList<>();

  private Signature(Operation source, Operation target) {
    CallableOpInterface before = source.getInterface(CallableOpInterface.class);
    CallableOpInterface after = target.getInterface(CallableOpInterface.class);
    this.arguments = DialectExecutions.standIns(before.getArgumentTypes(source));
    this.targetArguments = DialectExecutions.standIns(after.getArgumentTypes(target));
    this.results = before.getResultTypes(source);
    this.targetResults = after.getResultTypes(target);
  }

  /** Returns the correspondence, or null if the types have changed in another way. */
  static @Nullable Signature of(Operation source, Operation target) {
    Signature signature = new Signature(source, target);
    return signature.matches() ? signature : null;
  }

  private boolean matches() {
    if (targetArguments.size() < arguments.size()) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (!agree(arguments.get(i), targetArguments.get(i))) {
        return false;
      }
    }
    return outputs() == 0 && targetResults.size() < results.size() || matchResults();
  }

  private boolean matchResults() {
    int nextOutput = arguments.size();
    int nextResult = 0;
    for (Type result : results) {
      if (nextOutput < targetArguments.size() && result instanceof ShapedType
          && agree(result, targetArguments.get(nextOutput))) {
        nextOutput++;
        forms.add(Form.OUTPUT);
      } else if (nextResult < targetResults.size() && agree(result, targetResults.get(nextResult))) {
        nextResult++;
        forms.add(Form.RESULT);
      } else {
        return false;
      }
    }
    return nextOutput == targetArguments.size() && nextResult == targetResults.size();
  }

  private static boolean agree(Type before, Type after) {
    if (before == after) {
      return true;
    }
    return before instanceof ShapedType a && after instanceof ShapedType b && !(before instanceof VectorType)
        && !(after instanceof VectorType) && a.elementType() == b.elementType()
        && ShapedType.haveCompatibleShapes(a, b);
  }

  List<Type> arguments() {
    return arguments;
  }

  List<Type> results() {
    return results;
  }

  /** Returns the type of an argument of the target version. */
  Type targetArgument(int index) {
    return targetArguments.get(index);
  }

  /** Returns the number of arguments of the target version that receive results. */
  int outputs() {
    return targetArguments.size() - arguments.size();
  }

  /** Returns whether the contents of a buffer can be compared, because it is a buffer in both versions. */
  boolean isBufferInBoth(int argument) {
    return arguments.get(argument) instanceof BaseMemRefType && !(targetArguments.get(argument) instanceof TensorType);
  }

  /**
   * Returns for each result of the source version its form in the target version, null for a dropped result. Returns
   * null if the forms cannot be decided.
   *
   * @param places for each result the argument that is the same buffer, or -1
   */
  @Nullable List<@Nullable Form> forms(List<Integer> places) {
    if (outputs() > 0 || targetResults.size() == results.size()) {
      return List.copyOf(forms);
    }
    boolean dropsTensors = targetResults.stream().noneMatch(BaseMemRefType.class::isInstance);
    List<@Nullable Form> known = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < results.size(); i++) {
      if (places.get(i) >= 0) {
        known.add(null);
      } else if (dropsTensors && results.get(i) instanceof TensorType && !holders(i).isEmpty()) {
        known.add(Form.IN_ARGUMENT);
      } else if (next < targetResults.size() && agree(results.get(i), targetResults.get(next++))) {
        known.add(Form.RESULT);
      } else {
        return null;
      }
    }
    return next == targetResults.size() ? known : null;
  }

  /** Returns the arguments that were tensors of the type of a result, and have become buffers. */
  List<Integer> holders(int result) {
    List<Integer> holders = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof TensorType && targetArguments.get(i) instanceof BaseMemRefType
          && agree(results.get(result), arguments.get(i))) {
        holders.add(i);
      }
    }
    return holders;
  }
}
