// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.interfaces.Constants;

/** Matches the values of a group of operands, and binds names. */
interface ValueMatcher {
  /** Returns whether the values match. Names may be bound, too, if they do not. */
  boolean matches(List<Value> values, Bindings bindings);

  /**
   * Binds values to a name.
   *
   * @param slot the name
   */
  record Bind(int slot) implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      bindings.setValues(slot, values);
      return true;
    }
  }

  /**
   * Matches values that a name stands for already.
   *
   * @param source the earlier occurrence
   */
  record Same(ValueSource source) implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      return areSame(values, source.get(bindings));
    }

    static boolean areSame(List<Value> some, List<Value> others) {
      if (some.size() != others.size()) {
        return false;
      }
      for (int i = 0; i < some.size(); i++) {
        if (some.get(i) != others.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * Matches values of some types.
   *
   * @param isPresent whether there must be a value
   * @param then the next matcher of the same values, or null
   */
  record OfType(TypeConstraint<Type> type, boolean isPresent, @Nullable ValueMatcher then) implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      if (isPresent && values.isEmpty()) {
        return false;
      }
      for (int i = 0; i < values.size(); i++) {
        if (!type.accepts(values.get(i).type())) {
          return false;
        }
      }
      return then == null || then.matches(values, bindings);
    }
  }

  /**
   * Matches the result of an operation.
   *
   * @param result the position of the result, or {@link Term#ANY_RESULT}
   */
  record DefinedBy(OperationMatcher operation, int result) implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      if (values.size() != 1 || !(values.get(0) instanceof OpResult value)) {
        return false;
      }
      return (result == Term.ANY_RESULT || value.index() == result)
          && operation.matches(value.definingOp(), bindings);
    }
  }

  /**
   * Matches the result of a constant operation.
   *
   * @param slot the operation
   */
  record ConstantValue(int slot, AttributeMatcher value) implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      Operation op = values.size() == 1 ? values.get(0).definingOp() : null;
      if (op == null) {
        return false;
      }
      bindings.setOperation(slot, op);
      Attribute constant = Constants.of(op);
      return constant != null && value.matches(constant, bindings);
    }
  }

  /**
   * Matches a group with a number of values.
   *
   * @param slot the name of all values, or -1
   */
  record EachOf(List<ValueMatcher> elements, int slot) implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      if (values.size() != elements.size()) {
        return false;
      }
      if (slot >= 0) {
        bindings.setValues(slot, values);
      }
      for (int i = 0; i < elements.size(); i++) {
        if (!elements.get(i).matches(List.of(values.get(i)), bindings)) {
          return false;
        }
      }
      return true;
    }
  }

  /** Matches anything. */
  record Anything() implements ValueMatcher {
    @Override
    public boolean matches(List<Value> values, Bindings bindings) {
      return true;
    }
  }
}
