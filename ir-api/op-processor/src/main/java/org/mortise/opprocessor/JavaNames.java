// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.Set;
import javax.lang.model.SourceVersion;

/** The Java names that follow from the names in a declaration, and the classes that generated code refers to. */
final class JavaNames {
  static final String OP = "org.mortise.ir.definition.Op";
  static final String OPS = "org.mortise.ir.definition.Ops";
  static final String DIALECT_OPERATIONS = "org.mortise.ir.definition.DialectOperations";
  static final String CANONICALIZATION = "org.mortise.ir.definition.Canonicalization";
  static final String OPERATION = "org.mortise.ir.Operation";
  static final String PATTERN_SET = "org.mortise.ir.rewrite.PatternSet";
  static final String COMPONENT = "org.osgi.service.component.annotations.Component";
  static final String DIALECT = "org.mortise.ir.Dialect";
  static final String TYPE_CONSTRAINTS = "org.mortise.ir.definition.TypeConstraints";
  static final String ATTRIBUTE_CONSTRAINTS = "org.mortise.ir.definition.AttributeConstraints";
  static final String ATTRIBUTE_DEFAULTS = "org.mortise.ir.definition.AttributeDefaults";
  static final String TRAIT = "org.mortise.ir.Trait";
  static final String INTEGER_FUNCTION = "org.mortise.ir.interfaces.ranges.IntegerFunction";
  static final String INTEGER_CAST = "org.mortise.ir.interfaces.ranges.IntegerCast";
  static final String FLOAT_CAST = "org.mortise.ir.attributes.FloatCast";
  static final String FLOAT_FUNCTION = "org.mortise.ir.attributes.FloatFunction";
  static final String RETURN_LIKE = "org.mortise.ir.interfaces.ReturnLike";
  static final String TERMINATOR_INTERFACE = "org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface";
  static final String ATTR_DEF = "org.mortise.ir.parameters.AttrDef";
  static final String TYPE_DEF = "org.mortise.ir.parameters.TypeDef";
  static final String PARAMETER_FORM = "org.mortise.ir.parameters.ParameterForm";
  static final String PARAMETER_FORMS = "org.mortise.ir.parameters.ParameterForms";
  static final String ASM_PARSER = "org.mortise.ir.AsmParser";
  static final String INTERNED = "org.mortise.ir.Interned";
  static final String OP_INTERFACE = "org.mortise.ir.OpInterface";
  static final String OP_DEFINITION = "org.mortise.ir.definition.OpDefinition";
  static final String IMPLEMENTATION_FACTORY = "org.mortise.ir.definition.ImplementationFactory";
  static final String DECLARED_IMPLEMENTATION = "org.mortise.ir.DeclaredImplementation";
  static final String DECLARED_EFFECTS = "org.mortise.ir.definition.DeclaredEffects";
  static final String MEMORY_EFFECTS = "org.mortise.ir.definition.MemoryEffectOpInterface";
  static final String SERVES = "org.mortise.ir.Serves";
  static final String RESOURCE = "org.mortise.ir.definition.MemoryEffect.Resource";

  /** Methods of the view and of {@link Object} that an accessor must not hide. */
  private static final Set<String> TAKEN = Set.of(
      "operation", "of", "create", "build", "location", "context", "block", "resultCount", "getClass", "hashCode",
      "toString", "equals", "notify", "notifyAll", "wait", "clone", "finalize", "opError", "verify", "fold");

  private JavaNames() {}

  /** The accessor of {@code static_offsets}: {@code staticOffsets}. Reserved names get an underscore. */
  static String accessor(String declared) {
    StringBuilder name = new StringBuilder();
    boolean upper = false;
    for (int i = 0; i < declared.length(); i++) {
      char c = declared.charAt(i);
      if (c == '_' && name.length() > 0) {
        upper = true;
        continue;
      }
      name.append(upper ? Character.toUpperCase(c) : c);
      upper = false;
    }
    String accessor = name.toString();
    return TAKEN.contains(accessor) || SourceVersion.isKeyword(accessor) ? accessor + "_" : accessor;
  }

  /** {@code prefix} and the accessor's name, as in {@code setAlignment}. */
  static String prefixed(String prefix, String declared) {
    String accessor = accessor(declared);
    return prefix + Character.toUpperCase(accessor.charAt(0)) + accessor.substring(1);
  }

  /** A Java literal of {@code text}. */
  static String literal(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        default -> out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
