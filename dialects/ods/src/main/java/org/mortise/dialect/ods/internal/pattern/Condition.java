// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;

/** A condition on what the names of a pattern stand for. */
interface Condition {
  boolean holds(Bindings bindings);

  /** Returns the condition that holds if another one does not. A comparison of an undefined number never holds. */
  static Condition negation(Condition condition) {
    if (condition instanceof Comparison comparison) {
      return new Comparison(comparison.first, comparison.second, comparison.order.opposite());
    }
    if (condition instanceof AllOf all) {
      return new AnyOf(all.parts.stream().map(Condition::negation).toList());
    }
    if (condition instanceof AnyOf any) {
      return new AllOf(any.parts.stream().map(Condition::negation).toList());
    }
    return condition instanceof Not not ? not.inner : new Not(condition);
  }

  /** Holds if another condition does not. */
  record Not(Condition inner) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      return !inner.holds(bindings);
    }
  }

  /** Holds if all conditions hold. */
  record AllOf(List<Condition> parts) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      for (Condition part : parts) {
        if (!part.holds(bindings)) {
          return false;
        }
      }
      return true;
    }
  }

  /** Holds if a condition holds. */
  record AnyOf(List<Condition> parts) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      for (Condition part : parts) {
        if (part.holds(bindings)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Holds if there is a value, and each satisfies a test. */
  record EachValue(ValueSource values, Predicate<Value> test) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      List<Value> all = values.get(bindings);
      for (int i = 0; i < all.size(); i++) {
        if (!test.test(all.get(i))) {
          return false;
        }
      }
      return !all.isEmpty();
    }
  }

  /** Holds if there is a value. */
  record HasValues(ValueSource values) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      return !values.get(bindings).isEmpty();
    }
  }

  /** Holds if two names stand for the same values. */
  record SameValues(ValueSource first, ValueSource second) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      return ValueMatcher.Same.areSame(first.get(bindings), second.get(bindings));
    }
  }

  /** Holds if two names stand for as many values, and the pairs satisfy a test. */
  record EachPair(ValueSource first, ValueSource second, BiPredicate<Value, Value> test) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      List<Value> some = first.get(bindings);
      List<Value> others = second.get(bindings);
      if (some.size() != others.size()) {
        return false;
      }
      for (int i = 0; i < some.size(); i++) {
        if (!test.test(some.get(i), others.get(i))) {
          return false;
        }
      }
      return true;
    }
  }

  /** Holds if an attribute, or null if it is missing, satisfies a test. */
  record OfAttribute(int slot, Predicate<@Nullable Attribute> test) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      return test.test(bindings.attribute(slot));
    }
  }

  /** Holds if two names stand for the same attribute. */
  record SameAttributes(int first, int second) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      return bindings.attribute(first) == bindings.attribute(second);
    }
  }

  /** Holds if a value is the result of an operation with one of some names. */
  record DefinedBy(ValueSource values, List<OperationName> names) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      List<Value> all = values.get(bindings);
      Operation op = all.size() == 1 ? all.get(0).definingOp() : null;
      return op != null && names.contains(op.name());
    }
  }

  /** Holds if two numbers are defined, and compare so. */
  record Comparison(NumberSource first, NumberSource second, Order order) implements Condition {
    @Override
    public boolean holds(Bindings bindings) {
      Long some = first.get(bindings);
      Long other = second.get(bindings);
      return some != null && other != null && order.holds(Long.compare(some, other));
    }
  }

  /** The comparisons of numbers; an operator that begins like another one follows it. */
  enum Order {
    EQUAL("=="), NOT_EQUAL("!="), AT_MOST("<="), AT_LEAST(">="), LESS("<"), GREATER(">");

    final String word;

    Order(String word) {
      this.word = word;
    }

    Order opposite() {
      return switch (this) {
        case EQUAL -> NOT_EQUAL;
        case NOT_EQUAL -> EQUAL;
        case AT_MOST -> GREATER;
        case AT_LEAST -> LESS;
        case LESS -> AT_LEAST;
        case GREATER -> AT_MOST;
      };
    }

    boolean holds(int comparison) {
      return switch (this) {
        case EQUAL -> comparison == 0;
        case NOT_EQUAL -> comparison != 0;
        case AT_MOST -> comparison <= 0;
        case AT_LEAST -> comparison >= 0;
        case LESS -> comparison < 0;
        case GREATER -> comparison > 0;
      };
    }
  }
}
