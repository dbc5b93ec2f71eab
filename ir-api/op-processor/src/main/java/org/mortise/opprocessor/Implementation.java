// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A class that implements interfaces of an operation.
 *
 * @param type the class
 * @param interfaces the interfaces for which the operation uses it
 * @param takesDefinition whether its constructor has the operation's definition as parameter
 */
record Implementation(TypeElement type, List<TypeElement> interfaces, boolean takesDefinition) {
  /**
   * Returns the implementations of an operation: those that its declaration and the declarations of its families list,
   * innermost first. An interface is implemented by the innermost class that implements it.
   *
   * @param constants finds the default implementation of the framework
   * @param user the package of the generated code
   * @throws IllegalArgumentException if an operation or family lists an invalid class, or two of one interface
   */
  static List<Implementation> of(OpModel model, ConstantFinder constants, PackageElement user) {
    Map<String, TypeElement> known = new LinkedHashMap<>();
    List<Implementation> all = new ArrayList<>();
    for (int i = model.lineage().size() - 1; i >= 0; i--) {
      Map<String, TypeElement> listed = new LinkedHashMap<>();
      for (TypeElement type : model.lineage().get(i).implementations()) {
        List<TypeElement> used = new ArrayList<>();
        for (TypeElement implemented : interfaces(type)) {
          String name = implemented.getQualifiedName().toString();
          TypeElement other = listed.put(name, type);
          if (other != null) {
            throw new IllegalArgumentException("both " + other.getSimpleName() + " and " + type.getSimpleName()
                + " implement " + implemented.getSimpleName());
          }
          if (known.putIfAbsent(name, type) == null) {
            used.add(implemented);
          }
        }
        boolean takesDefinition = takesDefinition(type, user);
        if (!used.isEmpty()) {
          all.add(new Implementation(type, used, takesDefinition));
        }
      }
    }
    checkEffects(model, known.get(JavaNames.MEMORY_EFFECTS));
    TypeElement returns = model.hasTrait("RETURN_LIKE") ? constants.framework(JavaNames.RETURN_LIKE) : null;
    if (returns != null && !known.containsKey(JavaNames.TERMINATOR_INTERFACE)) {
      all.add(new Implementation(returns, List.of(constants.framework(JavaNames.TERMINATOR_INTERFACE)), false));
    }
    return all;
  }

  private static void checkEffects(OpModel model, TypeElement implementation) {
    if (implementation != null && model.declaresEffects()) {
      throw new IllegalArgumentException("the memory effects are declared, and " + implementation.getSimpleName()
          + " implements " + JavaNames.MEMORY_EFFECTS.substring(JavaNames.MEMORY_EFFECTS.lastIndexOf('.') + 1));
    }
  }

  /** Returns the interfaces of operations that a class and its superclasses name; at least one. */
  private static List<TypeElement> interfaces(TypeElement type) {
    List<TypeElement> found = new ArrayList<>();
    for (TypeElement each = type; each != null; each = element(each.getSuperclass())) {
      for (TypeMirror implemented : each.getInterfaces()) {
        TypeElement candidate = element(implemented);
        if (candidate != null && !isNamed(candidate, JavaNames.OP_INTERFACE) && extendsOpInterface(candidate)
            && !found.contains(candidate)) {
          found.add(candidate);
        }
      }
    }
    if (found.isEmpty()) {
      throw new IllegalArgumentException(type.getSimpleName() + " implements no interface that extends OpInterface");
    }
    return found;
  }

  private static boolean extendsOpInterface(TypeElement type) {
    if (isNamed(type, JavaNames.OP_INTERFACE)) {
      return true;
    }
    for (TypeMirror parent : type.getInterfaces()) {
      TypeElement element = element(parent);
      if (element != null && extendsOpInterface(element)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamed(TypeElement type, String name) {
    return type.getQualifiedName().contentEquals(name);
  }

  private static TypeElement element(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED ? (TypeElement) ((DeclaredType) type).asElement() : null;
  }

  private static boolean takesDefinition(TypeElement type, PackageElement user) {
    boolean isInner = type.getNestingKind() == NestingKind.MEMBER && !type.getModifiers().contains(Modifier.STATIC);
    if (isInner || type.getModifiers().contains(Modifier.ABSTRACT) || !isAccessible(type, user)) {
      throw new IllegalArgumentException(type.getSimpleName()
          + " must be a static class that is neither abstract nor private, and public in another package");
    }
    boolean takesDefinition = false;
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.CONSTRUCTOR && isAccessible(member, user)) {
        List<?> parameters = ((ExecutableElement) member).getParameters();
        if (parameters.isEmpty()) {
          return false;
        }
        takesDefinition |= parameters.size() == 1
            && ((ExecutableElement) member).getParameters().get(0).asType().toString().equals(JavaNames.OP_DEFINITION);
      }
    }
    if (!takesDefinition) {
      throw new IllegalArgumentException(type.getSimpleName()
          + " needs an accessible constructor without parameters, or with one of the type OpDefinition");
    }
    return true;
  }

  /** Returns whether code in a package can use a class or member, apart from the class that has the member. */
  private static boolean isAccessible(Element element, PackageElement user) {
    for (Element each = element; each.getKind() != ElementKind.PACKAGE; each = each.getEnclosingElement()) {
      boolean isVisible = each.getModifiers().contains(Modifier.PUBLIC) || packageOf(each).equals(user);
      if (each.getModifiers().contains(Modifier.PRIVATE) || !isVisible) {
        return false;
      }
    }
    return true;
  }

  private static Element packageOf(Element element) {
    Element each = element;
    while (each.getKind() != ElementKind.PACKAGE) {
      each = each.getEnclosingElement();
    }
    return each;
  }
}
