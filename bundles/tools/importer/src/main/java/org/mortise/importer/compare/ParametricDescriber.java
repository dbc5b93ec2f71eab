// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.parameters.AnnotatedDialect;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParametricForm;

/**
 * Describes the types and attributes of a dialect. Those that the dialect parses itself have no parts; if a class
 * parses itself, its parameters are described without their types.
 */
final class ParametricDescriber {
  private final Description description;
  private final Dialect dialect;

  ParametricDescriber(Description description, Dialect dialect) {
    this.description = description;
    this.dialect = dialect;
  }

  void describe() {
    dialect.typeNames().forEach(name -> description.add(fullName(Description.TYPE, name)));
    dialect.attributeNames().forEach(name -> description.add(fullName(Description.ATTRIBUTE, name)));
    if (dialect instanceof AnnotatedDialect annotated) {
      annotated.typeDeclarations().forEach(each -> describe(Description.TYPE, each));
      annotated.attributeDeclarations().forEach(each -> describe(Description.ATTRIBUTE, each));
      annotated.enumerations().forEach(this::describe);
    }
  }

  private String fullName(String prefix, String mnemonic) {
    return prefix + dialect.namespace() + "." + mnemonic;
  }

  private void describe(String prefix, ParametricForm<?> form) {
    Parts parts = new Parts(description, fullName(prefix, form.mnemonic()), description);
    for (Parameter<?> parameter : form.parameters()) {
      String type = parameter.form().type();
      parts.addNamed(Parts.PARAMETER, parameter.name(),
          (parameter.isRequired() ? "" : "optional ") + Parts.cppType(type));
      addWords(parts, parameter.name(), parameter.form().words());
    }
    parts.addOrder(Parts.PARAMETER);
    String format = form.formatText();
    parts.add("format", format == null ? Parts.CODE : parts.formatOfParameters(format));
  }

  private void describe(DialectEnum enumeration) {
    Parts parts = new Parts(description, fullName(Description.ATTRIBUTE, enumeration.mnemonic()), description);
    Parameter<?> parameter = enumeration.parameter();
    parts.addNamed(Parts.PARAMETER, parameter.name(), Parts.cppType(parameter.form().type()));
    parts.addOrder(Parts.PARAMETER);
    addWords(parts, parameter.name(), enumeration.words());
    parts.add("format", parts.formatOfParameters(enumeration.formatText()));
  }

  private static void addWords(Parts parts, String name, List<String> words) {
    if (!words.isEmpty()) {
      parts.add(Parts.WORDS + name, String.join(", ", words));
    }
  }
}
