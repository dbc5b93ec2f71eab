// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * The values of an {@code @AttrDef} or {@code @TypeDef} annotation as written.
 *
 * @param type the annotated class
 * @param isType whether it is a type rather than an attribute
 * @param name the full name
 * @param base the superclass of the generated class, or null for the default one
 */
record ParametricDeclaration(
    TypeElement type,
    AnnotationMirror annotation,
    boolean isType,
    String name,
    List<Spec> parameters,
    String format,
    String definition,
    boolean hasAlias,
    String description,
    TypeElement base) {

  /** Reads an annotation; throws {@link IllegalArgumentException} with a message if a value is invalid. */
  static ParametricDeclaration of(TypeElement type, AnnotationMirror annotation, boolean isType) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> values = annotation.getElementValues();
    String definition = Declaration.string(values, "definition");
    ParametricDeclaration declaration = new ParametricDeclaration(
        type, annotation, isType, Declaration.string(values, "name"), Declaration.specs(values, "parameters"),
        Declaration.string(values, "format"),
        definition.isEmpty() ? type.getSimpleName().toString() : definition, Declaration.flag(values, "alias"),
        Declaration.string(values, "description"), Declaration.classOf(values, "base"));
    declaration.check();
    return declaration;
  }

  private void check() {
    if (name.indexOf('.') <= 0 || name.endsWith(".")) {
      throw new IllegalArgumentException("'" + name + "' is not of the form 'dialect.mnemonic'");
    }
    Set<String> names = new HashSet<>();
    for (Spec parameter : parameters) {
      if (parameter.constraint().isEmpty()) {
        throw new IllegalArgumentException("'" + parameter.name() + "' has no form");
      }
      if (parameter.arity() == Spec.Arity.VARIADIC || !parameter.effects().isEmpty()) {
        throw new IllegalArgumentException("the parameter '" + parameter.name() + "' is neither a list nor memory");
      }
      if (parameter.arity() == Spec.Arity.OPTIONAL && parameter.defaultValue() != null) {
        throw new IllegalArgumentException("the parameter '" + parameter.name() + "' has a default value and '?'");
      }
      if (!names.add(parameter.name())) {
        throw new IllegalArgumentException("the name '" + parameter.name() + "' is declared twice");
      }
    }
  }

  String mnemonic() {
    return name.substring(name.indexOf('.') + 1);
  }

  String namespace() {
    return name.substring(0, name.indexOf('.'));
  }
}
