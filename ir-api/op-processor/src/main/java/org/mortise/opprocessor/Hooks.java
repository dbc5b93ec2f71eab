// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * The methods of an operation's class, or of its families, that implement behaviour of the operation. Found by name and
 * number of parameters.
 */
final class Hooks {
  private final List<TypeElement> owners;

  /** The hooks of the classes of an operation and its families, in this order. */
  Hooks(List<TypeElement> owners) {
    this.owners = owners;
  }

  /** Returns whether there is an instance method with that name and number of parameters. */
  boolean hasMethod(String name, int parameters) {
    return owner(name, parameters, false) != null;
  }

  /** The first class that has a static method of that name, or null. */
  TypeElement ownerOfStatic(String name, int parameters) {
    return owner(name, parameters, true);
  }

  /** Returns whether {@code type} itself has a static method of that name. */
  static boolean hasStatic(TypeElement type, String name, int parameters) {
    return has(type, name, parameters, true);
  }

  private TypeElement owner(String name, int parameters, boolean isStatic) {
    for (TypeElement owner : owners) {
      if (has(owner, name, parameters, isStatic)) {
        return owner;
      }
    }
    return null;
  }

  private static boolean has(TypeElement type, String name, int parameters, boolean isStatic) {
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.METHOD
          && member.getSimpleName().contentEquals(name)
          && ((ExecutableElement) member).getParameters().size() == parameters
          && member.getModifiers().contains(Modifier.STATIC) == isStatic) {
        return true;
      }
    }
    return false;
  }
}
