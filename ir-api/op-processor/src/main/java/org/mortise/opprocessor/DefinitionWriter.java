// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.List;
import javax.lang.model.element.TypeElement;

/** Writes the expression that builds an {@code OpDefinition} from a declaration. */
final class DefinitionWriter {
  private final OpModel model;
  private final ConstantFinder constants;
  private final Source out;

  DefinitionWriter(OpModel model, ConstantFinder constants, Source out) {
    this.model = model;
    this.constants = constants;
    this.out = out;
  }

  /**
   * Writes the body of a method that returns the definition.
   *
   * @param view the class whose methods are the behaviour, or null for an operation of a table
   * @param factory writes the creation of interface implementations
   */
  void write(String view, List<Implementation> implementations, ImplementationWriter factory) {
    out.line("    OpDefinitionBuilder op = OpDefinition.named(", JavaNames.literal(model.self().name()), ");");
    values("operand", "optionalOperand", "operands", model.all(Declaration::operands));
    values("result", "optionalResult", "results", model.all(Declaration::results));
    for (Spec spec : model.all(Declaration::attributes)) {
      attribute(spec);
    }
    for (Spec spec : model.all(Declaration::regions)) {
      String shape = spec.constraint().isEmpty() ? "ANY" : spec.constraint();
      call(spec.arity() == Spec.Arity.VARIADIC ? "regions" : "region",
          JavaNames.literal(spec.name()), "RegionSpec.Shape." + shape);
    }
    for (Spec spec : model.all(Declaration::successors)) {
      call(spec.arity() == Spec.Arity.VARIADIC ? "successors" : "successor", JavaNames.literal(spec.name()));
    }
    for (String trait : model.all(Declaration::traits)) {
      call("traits", constants.find(trait, model.owners(), JavaNames.TRAIT).expression());
    }
    effects("operand", model.all(Declaration::operands));
    effects("result", model.all(Declaration::results));
    for (Spec.Effect effect : model.all(Declaration::effects)) {
      effect(effect, null);
    }
    for (String names : model.all(Declaration::sameTypes)) {
      call("sameTypes", literals(List.of(names.strip().split("\\s*,\\s*"))));
    }
    List<String> parents = model.all(Declaration::parents);
    if (!parents.isEmpty()) {
      call("parents", literals(parents));
    }
    text("implicitTerminator", model.innermost(Declaration::implicitTerminator));
    text("format", model.innermost(Declaration::format));
    resultNames();
    canonicalization(view);
    String since = model.innermost(Declaration::since);
    if (!since.isEmpty()) {
      call("since", version(since));
    }
    String until = model.innermost(Declaration::until);
    if (!until.isEmpty()) {
      call("until", version(until));
    }
    List<String> data = model.all(Declaration::data);
    if (!data.isEmpty()) {
      call("data", literals(data));
    }
    String computes = model.innermost(Declaration::computes);
    if (!computes.isEmpty()) {
      call("computes", constants.find(computes, model.owners(), JavaNames.INTEGER_FUNCTION, JavaNames.INTEGER_CAST,
          JavaNames.FLOAT_FUNCTION, JavaNames.FLOAT_CAST).expression());
    }
    if (view != null) {
      behaviour(view);
    }
    for (Declaration declaration : model.lineage()) {
      boolean isTable = !declaration.isFamily() && (view == null || !declaration.view().isEmpty());
      if (!isTable && Hooks.hasStatic(declaration.type(), "define", 1)) {
        out.line("    ", declaration.type().getQualifiedName().toString(), ".define(op);");
      }
    }
    String define = model.innermost(Declaration::define);
    if (!define.isEmpty()) {
      out.line("    ", constants.findMethod(define, model.owners()).replace("::", "."), "(op);");
    }
    factory.define(implementations, out);
    out.line("    return op.build();");
  }

  private void call(String method, String... arguments) {
    out.line("    op.", method, "(", String.join(", ", arguments), ");");
  }

  private void text(String method, String text) {
    if (!text.isEmpty()) {
      call(method, JavaNames.literal(text));
    }
  }

  private static String literals(List<String> texts) {
    StringBuilder all = new StringBuilder();
    for (String text : texts) {
      all.append(all.length() == 0 ? "" : ", ").append(JavaNames.literal(text));
    }
    return all.toString();
  }

  private void values(String one, String optional, String variadic, List<Spec> specs) {
    for (Spec spec : specs) {
      String method = switch (spec.arity()) {
        case ONE -> one;
        case OPTIONAL -> optional;
        case VARIADIC -> variadic;
      };
      call(method, JavaNames.literal(spec.name()), typeConstraint(spec).expression());
    }
  }

  private ConstantFinder.Constant typeConstraint(Spec spec) {
    return constants.find(spec.constraint(), model.owners(), JavaNames.TYPE_CONSTRAINTS);
  }

  private void attribute(Spec spec) {
    String constraint =
        constants.find(spec.constraint(), model.owners(), JavaNames.ATTRIBUTE_CONSTRAINTS).expression();
    boolean optional = spec.arity() == Spec.Arity.OPTIONAL;
    if (spec.defaultValue() == null) {
      call(optional ? "optionalAttribute" : "attribute", JavaNames.literal(spec.name()), constraint);
    } else {
      call(optional ? "optionalAttribute" : "defaultAttribute", JavaNames.literal(spec.name()), constraint,
          constants.find(spec.defaultValue(), model.owners(), JavaNames.ATTRIBUTE_DEFAULTS).expression());
    }
    if (spec.since() != null) {
      call("attributeSince", version(spec.since()));
    }
  }

  private static String version(String number) {
    return "org.mortise.ir.MlirVersion.V" + number.replace('.', '_');
  }

  private void effects(String kind, List<Spec> specs) {
    for (Spec spec : specs) {
      for (Spec.Effect effect : spec.effects()) {
        effect(effect, spec.name());
      }
    }
  }

  private void effect(Spec.Effect effect, String value) {
    String on = value == null ? "null" : JavaNames.literal(value);
    if (effect.resource() == null) {
      call(effect.verb(), on);
    } else {
      call(effect.verb(), on, constants.find(effect.resource(), model.owners(), JavaNames.RESOURCE).expression());
    }
  }

  private void resultNames() {
    for (int i = model.lineage().size() - 1; i >= 0; i--) {
      List<String> names = model.lineage().get(i).resultNames();
      if (!names.isEmpty()) {
        call("resultNames", literals(names));
        return;
      }
    }
  }

  private void canonicalization(String view) {
    if (view != null && !new PatternWriter(model).write().isEmpty()) {
      call("canonicalization", "Definition::addPatterns");
    }
  }

  private void behaviour(String view) {
    Hooks hooks = new Hooks(model.owners());
    check(hooks, view, "verifier", "verify");
    check(hooks, view, "regionInvariant", "verifyRegionInvariant");
    check(hooks, view, "regionVerifier", "verifyRegions");
    if (hooks.hasMethod("fold", 1)) {
      call("folder", "(operation, constants) -> new " + view + "(operation).fold(constants)");
    }
    reference(hooks, "inferResultTypes", "inferResultTypes");
  }

  private void check(Hooks hooks, String view, String method, String hook) {
    if (hooks.hasMethod(hook, 0)) {
      call(method, "operation -> new " + view + "(operation)." + hook + "()");
    }
  }

  private void reference(Hooks hooks, String method, String hook) {
    TypeElement owner = hooks.ownerOfStatic(hook, 1);
    if (owner != null) {
      call(method, owner.getQualifiedName() + "::" + hook);
    }
  }
}
