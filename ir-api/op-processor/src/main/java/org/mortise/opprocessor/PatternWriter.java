// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Finds the canonicalization patterns of an operation: in its classes of patterns, in the order of their text, the
 * methods with {@code @Canonicalization} whose first parameter is the operation's view, a family of it or an {@code
 * Operation}, and the method {@code addPatterns}.
 */
final class PatternWriter {
  private static final String HOOK = "addPatterns";

  private final OpModel model;

  PatternWriter(OpModel model) {
    this.model = model;
  }

  /** Returns the body of a method that adds the patterns to {@code patterns}; empty if there are none. */
  String write() {
    Source body = new Source();
    for (TypeElement type : model.patternClasses()) {
      boolean named = false;
      for (Element member : type.getEnclosedElements()) {
        if (member.getKind() == ElementKind.METHOD && member.getModifiers().contains(Modifier.STATIC)) {
          named |= add(type, (ExecutableElement) member, body);
        }
      }
      if (!named && model.self().patterns().contains(type)) {
        throw new IllegalArgumentException(type.getSimpleName() + " has no pattern for this operation");
      }
    }
    return body.toString();
  }

  private boolean add(TypeElement type, ExecutableElement method, Source body) {
    List<? extends VariableElement> parameters = method.getParameters();
    String reference = type.getQualifiedName() + "::" + method.getSimpleName();
    if (method.getSimpleName().contentEquals(HOOK)) {
      boolean named = parameters.size() == 2;
      if (named) {
        body.line("      ", reference.replace("::", "."), "(patterns, NAME);");
      } else {
        body.line("      patterns.addFor(NAME, ", reference, ");");
      }
      return true;
    }
    AnnotationMirror annotation = annotation(method);
    if (annotation == null || parameters.isEmpty()) {
      return false;
    }
    String root = parameters.get(0).asType().toString();
    String title = JavaNames.literal(Declaration.string(annotation.getElementValues(), "value"));
    if (root.equals(JavaNames.OPERATION)) {
      body.line("      patterns.add(org.mortise.ir.rewrite.RewritePattern.of(NAME, ", title, ", ", reference, "));");
      return true;
    }
    if (accepts(root)) {
      body.line("      patterns.add(pattern(", title, ", ", reference, "));");
      return true;
    }
    return false;
  }

  /** Whether a parameter of that type takes the view; the compiler knows only the simple name of a generated view. */
  private boolean accepts(String type) {
    for (TypeElement owner : model.owners()) {
      if (owner.getQualifiedName().contentEquals(type)) {
        return true;
      }
    }
    return type.equals(model.self().view());
  }

  private static AnnotationMirror annotation(Element method) {
    for (AnnotationMirror mirror : method.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().toString().equals(JavaNames.CANONICALIZATION)) {
        return mirror;
      }
    }
    return null;
  }
}
