// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.AttributeExpressions;
import org.mortise.dialect.ods.internal.expression.Declaration;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.dialect.ods.internal.expression.TypeExpressions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.Folder;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.text.parser.SymbolText;

/** Makes the definition of an operation from what an {@code ods.operation} states. */
final class OperationCompiler {
  private static final Map<String, Trait> TRAITS = traits();
  private static final Map<String, Resource> RESOURCES = new ConcurrentHashMap<>();

  private final Definitions definitions;
  private final SyntaxLibraries libraries;
  private final Patterns patterns;
  private final Map<String, CustomDirective> directives;
  private final TypeExpressions types;
  private final AttributeExpressions attributes;

  OperationCompiler(Definitions definitions, SyntaxLibraries libraries, Patterns patterns) {
    this.patterns = patterns;
    this.definitions = definitions;
    this.libraries = libraries;
    this.directives = libraries.directives(definitions.namespace());
    this.types = new TypeExpressions(definitions);
    this.attributes = new AttributeExpressions(definitions);
  }

  private static Map<String, Trait> traits() {
    Map<String, Trait> traits = new HashMap<>();
    for (Trait trait : Trait.all()) {
      traits.put(trait.name().toLowerCase(Locale.ROOT), trait);
    }
    return Map.copyOf(traits);
  }

  /**
   * Returns the definition. The format is compiled by its first use.
   *
   * @throws ExpressionError if a part is malformed
   */
  OpDefinition compile(OperationText text) {
    OpDefinitionBuilder builder = OpDefinition.named(text.name()).since(text.since());
    List<Declaration> operands = text.list("operands").stream().map(Declaration::parse).toList();
    List<Declaration> results = text.list("results").stream().map(Declaration::parse).toList();
    List<Declaration> attributeList = text.list("attributes").stream().map(Declaration::parse).toList();
    Set<String> names = new LinkedHashSet<>();
    addValues(builder, operands, results, names);
    checkSizes(text, operands, "operand");
    checkSizes(text, results, "result");
    for (Declaration attribute : attributeList) {
      addName(names, attribute.name());
      addAttribute(builder, attribute);
    }
    for (Declaration operand : operands) {
      String sizes = operand.segments();
      if (sizes != null && attributeList.stream().noneMatch(each -> each.name().equals(sizes))) {
        throw new ExpressionError("there is no attribute '" + sizes + "' for the sizes of '" + operand.name() + "'");
      }
    }
    addEffects(builder, text, operands, results);
    RegionGroups regions = addRegions(builder, text);
    addSuccessors(builder, text);
    Requirements requirements = new Requirements(operands, results, attributeList, regions);
    text.list("traits").forEach(trait -> requirements.checkTrait(trait, text));
    addTraits(builder, text);
    Relations relations = new Relations(builder, definitions, names);
    text.list("types").forEach(relations::add);
    List<String> operandNames = operands.stream().map(Declaration::name).toList();
    Interfaces interfaces = new Interfaces(builder, operandNames::indexOf, requirements);
    text.list("interfaces").forEach(interfaces::add);
    addSyntax(builder, text);
    if (patterns.has(text.name())) {
      builder.canonicalization(set -> patterns.addTo(set, text.name()));
    }
    return builder.build();
  }

  private static void addName(Set<String> names, String name) {
    if (!names.add(name)) {
      throw new ExpressionError("two operands, results or attributes have the name '" + name + "'");
    }
  }

  // ---- parts -------------------------------------------------------------------------------------------------------

  private void addValues(
      OpDefinitionBuilder builder, List<Declaration> operands, List<Declaration> results, Set<String> names) {
    for (Declaration operand : operands) {
      addName(names, operand.name());
      checkNotVersioned(operand);
      TypeConstraint<Type> constraint = types.compile(operand.expression());
      switch (operand.arity()) {
        case ONE -> builder.operand(operand.name(), constraint);
        case OPTIONAL -> builder.optionalOperand(operand.name(), constraint);
        case VARIADIC -> {
          if (operand.segments() == null) {
            builder.operands(operand.name(), constraint);
          } else {
            builder.operandLists(operand.name(), constraint, operand.segments());
          }
        }
      }
    }
    for (Declaration result : results) {
      addName(names, result.name());
      checkNotVersioned(result);
      TypeConstraint<Type> constraint = types.compile(result.expression());
      switch (result.arity()) {
        case ONE -> builder.result(result.name(), constraint);
        case OPTIONAL -> builder.optionalResult(result.name(), constraint);
        case VARIADIC -> builder.results(result.name(), constraint);
      }
    }
  }

  private static void checkNotVersioned(Declaration value) {
    if (value.since() != MlirVersion.V19_1) {
      throw new ExpressionError("only attributes and operations have 'since', not '" + value.name() + "'");
    }
  }

  private static void checkSizes(OperationText text, List<Declaration> declarations, String kind) {
    long variable = declarations.stream().filter(each -> each.arity() != Arity.ONE).count();
    List<String> traits = text.list("traits");
    if (variable > 1 && !traits.contains("attr_sized_" + kind + "_segments")
        && !traits.contains("same_variadic_" + kind + "_size")) {
      throw new ExpressionError("op has multiple variadic " + kind + "s but no specification over their sizes; add the "
          + "trait attr_sized_" + kind + "_segments");
    }
  }

  private void addAttribute(OpDefinitionBuilder builder, Declaration attribute) {
    AttributeConstraint<Attribute> constraint = attributes.compile(attribute.expression());
    if (attribute.arity() == Arity.VARIADIC) {
      throw new ExpressionError("the attribute '" + attribute.name() + "' cannot be variadic");
    }
    boolean isOptional = attribute.arity() == Arity.OPTIONAL;
    String value = attribute.value();
    if (value == null && isOptional) {
      builder.optionalAttribute(attribute.name(), constraint);
    } else if (value == null) {
      builder.attribute(attribute.name(), constraint);
    } else if (isOptional) {
      builder.optionalAttribute(attribute.name(), constraint, defaultValue(attribute, constraint));
    } else {
      builder.defaultAttribute(attribute.name(), constraint, defaultValue(attribute, constraint));
    }
    if (attribute.since() != MlirVersion.V19_1) {
      builder.attributeSince(attribute.since());
    }
  }

  /** The value is parsed once in each context, as formats write it or as an attribute. */
  private static Function<Context, Attribute> defaultValue(
      Declaration attribute, AttributeConstraint<Attribute> constraint) {
    return new DefaultText(attribute.value(), constraint);
  }

  private static void addEffects(
      OpDefinitionBuilder builder, OperationText text, List<Declaration> operands, List<Declaration> results) {
    List<Declaration> values = new ArrayList<>(operands);
    values.addAll(results);
    for (Declaration value : values) {
      for (Declaration.Effect effect : value.effects()) {
        addEffect(builder, effect, value.name());
      }
    }
    for (String effect : text.list("effects")) {
      addEffect(builder, Declaration.Effect.parse(effect), null);
    }
    if (text.has("effects") && text.list("effects").isEmpty()) {
      builder.traits(Trait.NO_MEMORY_EFFECT);
    }
  }

  private static void addEffect(OpDefinitionBuilder builder, Declaration.Effect effect, @Nullable String value) {
    Resource resource = resource(effect.resource());
    switch (effect.kind()) {
      case "read" -> builder.reads(value, resource);
      case "write" -> builder.writes(value, resource);
      case "alloc" -> builder.allocates(value, resource);
      default -> builder.frees(value, resource);
    }
  }

  private static Resource resource(@Nullable String name) {
    return name == null || name.equals("DefaultResource") ? Resource.DEFAULT
        : name.equals("AutomaticAllocationScopeResource") ? Resource.AUTOMATIC_ALLOCATION_SCOPE
        : RESOURCES.computeIfAbsent(name, Resource::new);
  }

  private static RegionGroups addRegions(OpDefinitionBuilder builder, OperationText text) {
    List<String> names = new ArrayList<>();
    int variadic = -1;
    for (String region : text.list("regions")) {
      ExpressionParser parser = new ExpressionParser(region);
      String name = parser.name();
      parser.expect(":");
      RegionSpec.Shape shape = switch (parser.name()) {
        case "any" -> RegionSpec.Shape.ANY;
        case "one_block" -> RegionSpec.Shape.ONE_BLOCK;
        case "two_blocks" -> RegionSpec.Shape.TWO_BLOCKS;
        case "non_empty" -> RegionSpec.Shape.AT_LEAST_ONE_BLOCK;
        case "at_most_one_block" -> RegionSpec.Shape.AT_MOST_ONE_BLOCK;
        default -> throw parser.error("unknown shape of a region");
      };
      if (parser.accept("...")) {
        if (variadic >= 0) {
          throw parser.error("only one declaration can be of any number of regions");
        }
        variadic = names.size();
        builder.regions(name, shape);
      } else {
        builder.region(name, shape);
      }
      names.add(name);
      parser.expectEnd();
    }
    return new RegionGroups(List.copyOf(names), variadic);
  }

  private static void addSuccessors(OpDefinitionBuilder builder, OperationText text) {
    for (String successor : text.list("successors")) {
      ExpressionParser parser = new ExpressionParser(successor);
      String name = parser.name();
      if (parser.accept("...")) {
        builder.successors(name);
      } else {
        builder.successor(name);
      }
      parser.expectEnd();
    }
  }

  private static void addTraits(OpDefinitionBuilder builder, OperationText text) {
    for (String name : text.list("traits")) {
      Trait trait = TRAITS.get(name);
      if (trait == null && OwnTraits.add(name, builder)) {
        continue;
      }
      if (trait == null) {
        throw new ExpressionError("unknown trait '" + name + "'");
      }
      builder.traits(trait);
      if (trait == Trait.RETURN_LIKE) {
        builder.implement(RegionBranchTerminatorOpInterface.class, ReturnLike.INSTANCE);
      }
    }
    if (!text.list("parents").isEmpty()) {
      builder.parents(text.list("parents").toArray(new String[0]));
    }
    String terminator = text.text("implicit_terminator");
    if (terminator != null) {
      builder.implicitTerminator(terminator);
    }
    String defaultDialect = text.text("default_dialect");
    if (defaultDialect != null) {
      builder.defaultDialect(defaultDialect);
    }
    if (!text.list("result_names").isEmpty()) {
      builder.resultNames(text.list("result_names").toArray(new String[0]));
    }
  }

  private void addSyntax(OpDefinitionBuilder builder, OperationText text) {
    String syntax = text.text("syntax");
    String format = text.text("format");
    if (syntax != null && format != null) {
      throw new ExpressionError("an operation has either 'syntax' or 'format'");
    }
    OpAssembly library = format != null ? null : libraries.assembly(definitions.namespace(), text.name());
    if (library != null) {
      builder.assembly(library);
    } else if (syntax != null) {
      builder.assembly(assembly(syntax));
    } else if (format != null) {
      builder.compactProperties();
      String expanded = DirectiveTemplate.expand(format, definitions.directives());
      FormatLiterals.check(expanded);
      builder.format(expanded);
      for (String name : DirectiveTemplate.uses(expanded)) {
        if (directives.containsKey(name)) {
          builder.directive(name, directives.get(name));
        }
      }
    }
    ResultNames names = libraries.resultNames(definitions.namespace(), text.name());
    if (names != null) {
      builder.resultNames(names);
    }
    Verifier verifier = libraries.verifier(definitions.namespace(), text.name());
    if (verifier != null) {
      builder.verifier(verifier);
    }
    Folder folder = libraries.folder(definitions.namespace(), text.name());
    if (folder != null) {
      builder.folder(folder);
    }
  }

  private static OpAssembly assembly(String syntax) {
    return switch (syntax) {
      case "function" -> new FunctionAssembly();
      case "operands" -> new OperandsAssembly();
      default -> throw new ExpressionError("unknown syntax '" + syntax + "'; there are function and operands");
    };
  }

  /** The text of a default value. */
  private static final class DefaultText implements Function<Context, Attribute> {
    private final String text;
    private final AttributeConstraint<Attribute> constraint;
    private volatile @Nullable Attribute last;

    DefaultText(String text, AttributeConstraint<Attribute> constraint) {
      this.text = text;
      this.constraint = constraint;
    }

    @Override
    public Attribute apply(Context context) {
      Attribute known = last;
      if (known == null || known.context() != context) {
        known = SymbolText.parseAttribute(context, text, constraint);
        last = known;
      }
      return known;
    }
  }
}
