// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * Finds the constants that declarations name. A simple name is searched in the operation's class, in the classes of its
 * families, in the classes that the dialect lists, and then in the framework's own; {@code Class.NAME} in a class of
 * the operation's package or one with its full name. The name of a class with {@code @AttrDef} is the constraint on
 * such attributes.
 */
final class ConstantFinder {
  /** An argument may be a class whose superclass is not generated yet, but not a wildcard. */
  private static final Set<TypeKind> KNOWN_ARGUMENTS = Set.of(TypeKind.DECLARED, TypeKind.ARRAY);

  private final Elements elements;
  private final List<TypeElement> dialectClasses;

  ConstantFinder(Elements elements, List<TypeElement> dialectClasses) {
    this.elements = elements;
    this.dialectClasses = dialectClasses;
  }

  /**
   * A constant as generated code names it.
   *
   * @param expression its qualified name
   * @param typeArgument the qualified name of the type argument of its type, or null if it has none or a wildcard
   */
  record Constant(String expression, String typeArgument) {}

  /**
   * Finds a constant.
   *
   * @param owners the classes of the operation and its families, in order
   * @param framework the framework classes that are searched last
   * @throws IllegalArgumentException if there is none
   */
  Constant find(String name, List<TypeElement> owners, String... framework) {
    TypeElement attribute = declaredAttribute(name, owners.get(0));
    if (attribute != null) {
      AnnotationMirror declaration = Declaration.annotation(attribute, JavaNames.ATTR_DEF);
      if (Declaration.string(declaration.getElementValues(), "description").isEmpty()) {
        throw new IllegalArgumentException("'" + name + "' needs a description to be a constraint");
      }
      String className = attribute.getQualifiedName().toString();
      return new Constant(className + ".CONSTRAINT", className);
    }
    return find(name, "", owners, framework);
  }

  /** Finds a constant whose type is the class {@code type}, or one that begins with that name. */
  Constant find(String name, String type, List<TypeElement> owners, String... framework) {
    List<TypeElement> places = new ArrayList<>();
    int dot = name.lastIndexOf('.');
    if (dot >= 0) {
      TypeElement named = classNamed(name.substring(0, dot), owners.get(0));
      if (named != null) {
        places.add(named);
      }
    } else {
      places.addAll(owners);
      places.addAll(dialectClasses);
      for (String each : framework) {
        TypeElement own = elements.getTypeElement(each);
        if (own != null) {
          places.add(own);
        }
      }
    }
    for (TypeElement place : places) {
      Constant constant = in(place, name.substring(dot + 1), type);
      if (constant != null) {
        return constant;
      }
    }
    throw new IllegalArgumentException("there is no constant '" + name + "' in " + describe(places));
  }

  /** Returns the attribute class of that name, or null if the name is of no class that is declared as one. */
  TypeElement declaredAttribute(String name, TypeElement owner) {
    if (name.chars().skip(name.lastIndexOf('.') + 1).noneMatch(Character::isLowerCase)) {
      return null;
    }
    TypeElement named = classNamed(name, owner);
    return named == null || Declaration.annotation(named, JavaNames.ATTR_DEF) == null ? null : named;
  }

  /**
   * Finds a static method with one parameter, {@code Class.method}, and returns the reference to it.
   *
   * @throws IllegalArgumentException if there is none
   */
  String findMethod(String name, List<TypeElement> owners) {
    int dot = name.lastIndexOf('.');
    TypeElement owner = dot < 0 ? owners.get(0) : classNamed(name.substring(0, dot), owners.get(0));
    String method = name.substring(dot + 1);
    if (owner == null || !Hooks.hasStatic(owner, method, 1)) {
      throw new IllegalArgumentException("there is no static method '" + name + "' with one parameter");
    }
    return owner.getQualifiedName() + "::" + method;
  }

  /** Returns a class of the framework, or null if the module cannot use it. */
  TypeElement framework(String className) {
    return elements.getTypeElement(className);
  }

  private TypeElement classNamed(String name, TypeElement owner) {
    String local = elements.getPackageOf(owner).getQualifiedName() + "." + name;
    TypeElement found = elements.getTypeElement(local);
    return found != null ? found : elements.getTypeElement(name);
  }

  private static Constant in(TypeElement place, String name, String type) {
    for (Element member : place.getEnclosedElements()) {
      boolean isConstant = member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.ENUM_CONSTANT;
      if (isConstant && member.getModifiers().contains(Modifier.STATIC) && member.getSimpleName().contentEquals(name)
          && member.asType().toString().startsWith(type)) {
        return new Constant(place.getQualifiedName() + "." + name, typeArgument(member.asType()));
      }
    }
    return null;
  }

  private static String typeArgument(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    boolean isKnown = arguments.size() == 1 && KNOWN_ARGUMENTS.contains(arguments.get(0).getKind());
    return isKnown ? arguments.get(0).toString() : null;
  }

  private static String describe(List<TypeElement> places) {
    StringBuilder names = new StringBuilder();
    for (TypeElement place : places) {
      names.append(names.length() == 0 ? "" : ", ").append(place.getSimpleName());
    }
    return names.length() == 0 ? "any class" : names.toString();
  }
}
