// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.diagnostics.Diagnostic;

/**
 * A relation between the types of declared operands, results and attributes: either they are all the same, or one
 * follows from another. It is checked by the verifier, and saves writing the types that follow in an assembly format.
 *
 * @param description what must hold, as in "failed to verify that {@code description}"
 * @param names the operands, results and attributes it is about; in a derivation the target and its source
 * @param derivation makes the target's types from the source's (null or null types: they do not follow); null if all are
 *     the same
 */
public record TypeRelation(
    String description, List<String> names, Function<List<Type>, List<Type>> derivation) {

  /** All of these have one type. */
  public static TypeRelation same(String... names) {
    return new TypeRelation("all of {" + String.join(", ", names) + "} have same type", List.of(names), null);
  }

  public static TypeRelation derived(
      String target, String source, String description, Function<List<Type>, List<Type>> derivation) {
    return new TypeRelation(description, List.of(target, source), derivation);
  }

  /** Returns what is wrong, or null. */
  public Diagnostic check(Operation op) {
    boolean holds = derivation == null ? allSame(op) : follows(op);
    return holds ? null : op.opError("failed to verify that " + description);
  }

  private boolean allSame(Operation op) {
    Type expected = null;
    for (String name : names) {
      for (Type type : typesOf(op, name)) {
        if (expected != null && type != expected) {
          return false;
        }
        expected = type;
      }
    }
    return true;
  }

  private boolean follows(Operation op) {
    List<Type> target = typesOf(op, names.get(0));
    if (target.isEmpty()) {
      return true;
    }
    return target.equals(derivation.apply(typesOf(op, names.get(1))));
  }

  /** The types of the operands, results or attribute that the definition calls {@code name}. */
  private static List<Type> typesOf(Operation op, String name) {
    OpDefinition definition = op.definition();
    int group = definition.operandGroup(name);
    if (group >= 0) {
      return op.operandGroup(group).stream().map(Value::type).toList();
    }
    group = definition.resultGroup(name);
    if (group >= 0) {
      int start = definition.resultGroupStart(op, group);
      int length = definition.resultGroupLength(op, group);
      return List.of(op.results()).subList(start, start + length).stream().map(Value::type).toList();
    }
    Attribute attribute = op.getAttr(name);
    return attribute == null || attribute.type() == null ? List.of() : List.of(attribute.type());
  }
}
