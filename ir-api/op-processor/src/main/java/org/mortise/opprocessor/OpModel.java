// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;

/**
 * An operation or a family with the declarations of its families. Operands, results and so on of the outermost family
 * come first, the operation's own last.
 *
 * @param lineage the declarations of the outermost family down to the operation itself
 */
record OpModel(List<Declaration> lineage) {
  Declaration self() {
    return lineage.get(lineage.size() - 1);
  }

  /** The classes of the operation and its families, innermost first. */
  List<TypeElement> owners() {
    List<TypeElement> owners = new ArrayList<>();
    for (Declaration declaration : lineage) {
      owners.add(0, declaration.type());
    }
    return owners;
  }

  /** The concatenated values of a member, outermost family first. */
  <T> List<T> all(Function<Declaration, List<T>> member) {
    List<T> all = new ArrayList<>();
    for (Declaration declaration : lineage) {
      all.addAll(member.apply(declaration));
    }
    return Collections.unmodifiableList(all);
  }

  /** The number of values of a member that families declare. */
  int inherited(Function<Declaration, ? extends List<?>> member) {
    int count = 0;
    for (Declaration declaration : lineage.subList(0, lineage.size() - 1)) {
      count += member.apply(declaration).size();
    }
    return count;
  }

  /** Returns the innermost non-empty text of a member; empty if there is none. */
  String innermost(Function<Declaration, String> member) {
    for (int i = lineage.size() - 1; i >= 0; i--) {
      String text = member.apply(lineage.get(i));
      if (!text.isEmpty()) {
        return text;
      }
    }
    return "";
  }

  /**
   * The classes of canonicalization patterns: those that the innermost declaration names, after the classes of the
   * operation and its families themselves.
   */
  List<TypeElement> patternClasses() {
    List<TypeElement> classes = owners();
    for (int i = lineage.size() - 1; i >= 0; i--) {
      List<TypeElement> named = lineage.get(i).patterns();
      if (!named.isEmpty()) {
        classes.addAll(named);
        return classes;
      }
    }
    return classes;
  }

  /** The result of an operation that has exactly one, or null. */
  Spec onlyResult() {
    List<Spec> results = all(Declaration::results);
    return results.size() == 1 && results.get(0).arity() == Spec.Arity.ONE ? results.get(0) : null;
  }

  /** Whether the memory effects of the operation follow from its declaration. */
  boolean declaresEffects() {
    boolean declares = !all(Declaration::effects).isEmpty();
    for (Spec spec : all(Declaration::operands)) {
      declares |= !spec.effects().isEmpty();
    }
    for (Spec spec : all(Declaration::results)) {
      declares |= !spec.effects().isEmpty();
    }
    return declares;
  }

  boolean hasTrait(String trait) {
    return all(Declaration::traits).contains(trait);
  }

  /** The number of groups before {@code group} that are not single values decides how an accessor finds its values. */
  static boolean isFixed(List<Spec> specs, int group) {
    for (int i = 0; i < group; i++) {
      if (specs.get(i).arity() != Spec.Arity.ONE) {
        return false;
      }
    }
    return true;
  }
}
