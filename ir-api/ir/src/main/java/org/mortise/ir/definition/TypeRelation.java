// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.types.NoneType;

/**
 * A relation between the types of declared operands, results and attributes: either all are equal, or one is derived
 * from another. It is checked by the verifier, and allows an assembly format to omit derived types.
 *
 * @param description the condition, as in "failed to verify that {@code description}"
 * @param names the related operands, results and attributes; in a derivation the target and its source
 * @param derivation derives the target's types from the source's (null: not derivable); null if all types are equal
 */
public record TypeRelation(
    String description, List<String> names, @Nullable Function<List<Type>, List<Type>> derivation) {

  /** All of these have one type. */
  public static TypeRelation same(String... names) {
    return new TypeRelation("all of {" + String.join(", ", names) + "} have same type", List.of(names), null);
  }

  public static TypeRelation derived(
      String target, String source, String description, Function<List<Type>, List<Type>> derivation) {
    return new TypeRelation(description, List.of(target, source), derivation);
  }

  /** Returns the error, or null. The numbers of operands and results must match the definition. */
  public @Nullable Diagnostic check(Operation op) {
    boolean holds = derivation == null ? allSame(op) : follows(op);
    return holds ? null : op.opError("failed to verify that " + description);
  }

  private boolean allSame(Operation op) {
    Type expected = null;
    for (int i = 0; i < names.size(); i++) {
      Members members = Members.of(op, names.get(i));
      for (int j = 0; j < members.count(); j++) {
        Type type = members.type(j);
        if (expected != null && type != expected) {
          return false;
        }
        expected = type;
      }
    }
    return true;
  }

  private boolean follows(Operation op) {
    List<Type> target = Members.of(op, names.get(0)).types();
    boolean isLeftOut = target.isEmpty() && !isVariadicOperand(op, names.get(0));
    return isLeftOut || target.equals(derivation.apply(Members.of(op, names.get(1)).types()));
  }

  /** An optional operand, result or attribute can be omitted; of several operands the source states how many. */
  private static boolean isVariadicOperand(Operation op, String name) {
    OpDefinition definition = OpDefinition.of(op);
    int group = definition.operandGroup(name);
    return group >= 0 && definition.operandSpec(group).arity() == Arity.VARIADIC;
  }

  /** Returns the types of the operands, results or attribute with a declared name. */
  public static List<Type> typesOf(Operation op, String name) {
    return Members.of(op, name).types();
  }

  /** The operands, results or attribute of an operation with a declared name. */
  private record Members(Operation op, int start, int count, boolean results, @Nullable Attribute attribute) {
    static Members of(Operation op, String name) {
      OpDefinition definition = OpDefinition.of(op);
      int group = definition.operandGroup(name);
      if (group >= 0) {
        OperandRange range = op.operandGroup(group);
        return new Members(op, range.start(), range.size(), false, null);
      }
      group = definition.resultGroup(name);
      if (group >= 0) {
        return new Members(
            op, definition.resultGroupStart(op, group), definition.resultGroupLength(op, group), true, null);
      }
      Attribute attribute = op.getAttr(name);
      return new Members(op, 0, attribute != null ? 1 : 0, false, attribute);
    }

    Type type(int index) {
      if (attribute != null) {
        return attribute.type() == null ? NoneType.of(op.context()) : attribute.type();
      }
      return results ? op.result(start + index).type() : op.operand(start + index).type();
    }

    List<Type> types() {
      List<Type> types = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        types.add(type(i));
      }
      return types;
    }
  }
}
