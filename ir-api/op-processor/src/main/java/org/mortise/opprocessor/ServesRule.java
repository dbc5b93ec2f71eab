// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Rejects {@code @Serves} with an operation that the same module declares by {@code @Op}: such an implementation
 * belongs to the declaration. The check runs after all classes are generated, because the annotation may name an
 * operation by a constant of a generated class.
 */
final class ServesRule {
  private final Set<String> annotated = new LinkedHashSet<>();
  private final Set<String> operations = new LinkedHashSet<>();

  void add(List<TypeElement> serving, Set<String> declared) {
    for (TypeElement type : serving) {
      annotated.add(type.getQualifiedName().toString());
    }
    operations.addAll(declared);
  }

  void check(Elements elements, BiConsumer<TypeElement, String> errors) {
    if (operations.isEmpty()) {
      return;
    }
    for (String name : annotated) {
      TypeElement type = elements.getTypeElement(name);
      AnnotationMirror serves = type == null ? null : Declaration.annotation(type, JavaNames.SERVES);
      String own = serves == null ? null : ownOf(Declaration.served(serves));
      if (own != null) {
        errors.accept(type, "this module declares '" + own
            + "': name the class in 'implementations' of its @Op, not the operation in @Serves");
      }
    }
  }

  private String ownOf(List<String> served) {
    for (String operation : served) {
      if (operations.contains(operation)) {
        return operation;
      }
    }
    return null;
  }
}
