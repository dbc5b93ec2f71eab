// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The values of an {@code @Op} annotation as written.
 *
 * @param type the annotated class
 * @param name the full operation name; empty for a family
 * @param view the simple name of the class to generate for an operation of a table; empty if there is none
 * @param family the class whose declaration this one extends, or null
 */
record Declaration(
    TypeElement type,
    AnnotationMirror annotation,
    String name,
    String view,
    TypeElement family,
    List<Spec> operands,
    List<Spec> results,
    List<Spec> attributes,
    List<Spec> regions,
    List<Spec> successors,
    List<String> traits,
    List<String> sameTypes,
    List<Spec.Effect> effects,
    List<String> parents,
    String implicitTerminator,
    String format,
    List<String> resultNames,
    List<TypeElement> implementations,
    List<TypeElement> patterns,
    String define,
    List<String> data,
    String computes,
    String since,
    String until,
    String summary) {

  /** Reads an annotation; throws {@link IllegalArgumentException} with a message if a value is invalid. */
  static Declaration of(TypeElement type, AnnotationMirror annotation) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> values = annotation.getElementValues();
    return new Declaration(
        type, annotation, string(values, "name"), string(values, "view"), classOf(values, "family"),
        specs(values, "operands"), specs(values, "results"), specs(values, "attributes"), specs(values, "regions"),
        specs(values, "successors"), strings(values, "traits"), strings(values, "sameTypes"),
        Spec.effects(String.join(" ", strings(values, "effects"))),
        strings(values, "parents"), string(values, "implicitTerminator"), string(values, "format"),
        strings(values, "resultNames"), classes(values, "implementations"), classes(values, "patterns"),
        string(values, "define"), strings(values, "data"), string(values, "computes"), string(values, "since"),
        string(values, "until"), string(values, "summary"));
  }

  boolean isFamily() {
    return name.isEmpty();
  }

  /** The annotation {@code name} of {@code type}, or null. */
  static AnnotationMirror annotation(TypeElement type, String name) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      if (((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().contentEquals(name)) {
        return mirror;
      }
    }
    return null;
  }

  static String string(Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    AnnotationValue value = value(values, member);
    return value == null ? "" : text(value, member);
  }

  /** A constant of a class that is yet to be generated has no value when annotations are read. */
  private static String text(AnnotationValue value, String member) {
    String text = value.getValue().toString();
    if (text.equals("<error>")) {
      throw new IllegalArgumentException("'" + member + "' must be a literal: the constant has no value yet");
    }
    return text;
  }

  /** The classes in a member that is an array of classes. */
  static List<TypeElement> classes(Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    List<TypeElement> classes = new ArrayList<>();
    AnnotationValue value = value(values, member);
    if (value != null && value.getValue() instanceof List<?> list) {
      for (Object item : list) {
        classes.add((TypeElement) ((DeclaredType) ((AnnotationValue) item).getValue()).asElement());
      }
    }
    return classes;
  }

  /** The operations that a {@code @Serves} annotation names. */
  static List<String> served(AnnotationMirror serves) {
    return strings(serves.getElementValues(), "value");
  }

  /** The annotations in a member that is an array of annotations. */
  static List<AnnotationMirror> annotations(AnnotationMirror container) {
    List<AnnotationMirror> mirrors = new ArrayList<>();
    AnnotationValue value = value(container.getElementValues(), "value");
    if (value != null && value.getValue() instanceof List<?> list) {
      for (Object item : list) {
        mirrors.add((AnnotationMirror) ((AnnotationValue) item).getValue());
      }
    }
    return mirrors;
  }

  /** The value of a member that is true or false, false by default. */
  static boolean flag(Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    AnnotationValue value = value(values, member);
    return value != null && Boolean.TRUE.equals(value.getValue());
  }

  private static AnnotationValue value(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry : values.entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }

  static TypeElement classOf(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    AnnotationValue value = value(values, member);
    if (value == null || !(value.getValue() instanceof TypeMirror type) || type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    return (TypeElement) ((DeclaredType) type).asElement();
  }

  static List<String> strings(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    List<String> strings = new ArrayList<>();
    AnnotationValue value = value(values, member);
    if (value != null && value.getValue() instanceof List<?> list) {
      for (Object item : list) {
        strings.add(text((AnnotationValue) item, member));
      }
    }
    return strings;
  }

  static List<Spec> specs(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    List<Spec> specs = new ArrayList<>();
    for (String text : strings(values, member)) {
      specs.add(Spec.parse(text));
    }
    return specs;
  }
}
