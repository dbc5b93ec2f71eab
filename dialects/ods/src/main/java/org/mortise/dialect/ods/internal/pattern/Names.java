// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.pattern.Term.Reference;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;

/** The names of a pattern, and the numbers of the places of what they stand for. */
final class Names {
  private final Map<String, Name> names = new HashMap<>();
  private int values;
  private int attributes;
  private int operations;

  /** What a name stands for. */
  enum Kind {
    VALUES, ATTRIBUTE, OPERATION
  }

  /**
   * A name.
   *
   * @param slot its place among the bindings of its kind
   * @param definition the definition of an operation; null if it is not known, or for other kinds
   */
  record Name(Kind kind, int slot, @Nullable OpDefinition definition) {}

  /** Returns the name with a text, or null. */
  @Nullable Name find(String name) {
    return names.get(name);
  }

  private void add(String text, Name name) {
    if (names.putIfAbsent(text, name) != null) {
      throw new ExpressionError("two parts have the name '$" + text + "'");
    }
  }

  int addValues(String name) {
    add(name, new Name(Kind.VALUES, values, null));
    return values++;
  }

  int addAttribute(String name) {
    add(name, new Name(Kind.ATTRIBUTE, attributes, null));
    return attributes++;
  }

  /** Adds an operation; its name may be null. */
  int addOperation(@Nullable String name, @Nullable OpDefinition definition) {
    if (name != null) {
      add(name, new Name(Kind.OPERATION, operations, definition));
    }
    return operations++;
  }

  int values() {
    return values;
  }

  int attributes() {
    return attributes;
  }

  int operations() {
    return operations;
  }

  private Name get(String name) {
    Name found = names.get(name);
    if (found == null) {
      throw new ExpressionError("'$" + name + "' has no meaning");
    }
    return found;
  }

  /** Returns the values that a reference stands for; fails for an attribute. */
  ValueSource source(Reference reference) {
    Name name = get(reference.name());
    return switch (name.kind()) {
      case ATTRIBUTE -> throw new ExpressionError("'" + reference + "' is an attribute, not a value");
      case VALUES -> {
        if (reference.result() != Term.ANY_RESULT) {
          throw new ExpressionError("'$" + reference.name() + "' is no operation, so it has no results");
        }
        yield new ValueSource.Bound(name.slot());
      }
      case OPERATION -> {
        checkResult(name.definition(), reference.result());
        yield new ValueSource.Results(name.slot(), reference.result());
      }
    };
  }

  /** Fails unless an operation has a result at a position, which does not depend on the sizes of groups. */
  static void checkResult(@Nullable OpDefinition definition, int result) {
    if (definition == null || result == Term.ANY_RESULT) {
      return;
    }
    if (result >= definition.resultGroupCount()) {
      throw new ExpressionError("'" + definition.name() + "' has no result #" + result);
    }
    for (int i = 0; i <= result; i++) {
      if (definition.resultSpec(i).arity() != Arity.ONE) {
        throw new ExpressionError("the result #" + result + " of '" + definition.name()
            + "' cannot be named: the number of its results varies");
      }
    }
  }

  /** Returns whether a reference stands for an attribute. */
  boolean isAttribute(Reference reference) {
    return get(reference.name()).kind() == Kind.ATTRIBUTE;
  }

  /** Returns the place of the attribute that a name stands for. */
  int attribute(String text) {
    Name name = get(text);
    if (name.kind() != Kind.ATTRIBUTE) {
      throw new ExpressionError("'$" + text + "' is no attribute");
    }
    return name.slot();
  }
}
