// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.rewrite.DialectPatterns;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.format.AssemblyFormat;

/** A dialect that a program of the {@code ods} dialect defines. Can be part of any number of contexts. */
final class DefinedDialect extends Dialect implements DialectPatterns {
  private final Definitions definitions;
  private final String source;
  private final Map<String, Location> parts = new LinkedHashMap<>();
  private final Map<String, OperationText> texts = new LinkedHashMap<>();
  private final Map<String, OpDefinition> operations = new ConcurrentHashMap<>();
  private final OperationCompiler compiler;
  private final Patterns patterns;

  private DefinedDialect(Definitions definitions, SyntaxLibraries libraries, String source) {
    this.definitions = definitions;
    this.source = source;
    this.patterns = new Patterns(definitions);
    this.compiler = new OperationCompiler(definitions, libraries, patterns);
  }

  /** Creates the dialects of {@code ods.dialect} operations. Errors of parts are reported. */
  static List<DefinedDialect> create(
      List<Operation> dialects, SyntaxLibraries libraries, Consumer<Diagnostic> errors) {
    Map<String, Definitions> all = new HashMap<>();
    List<DefinedDialect> made = new ArrayList<>();
    for (Operation op : dialects) {
      String namespace = SymbolTable.getSymbolName(op);
      Definitions definitions = new Definitions(op, all);
      all.put(namespace, definitions);
      String file = op.location() instanceof FileLineColLoc place ? place.file() : "";
      DefinedDialect dialect = new DefinedDialect(definitions, libraries, file);
      for (NamedAttribute unknown : op.discardableAttributes().entries()) {
        errors.accept(Diagnostic.error(op, "unknown key '" + unknown.name() + "'"));
      }
      Block body = op.region(0).first();
      if (body != null) {
        body.operations().forEach(part -> dialect.add(part, errors));
      }
      made.add(dialect);
    }
    return made;
  }

  private void add(Operation part, Consumer<Diagnostic> errors) {
    try {
      for (NamedAttribute unknown : part.discardableAttributes().entries()) {
        throw new ExpressionError("unknown key '" + unknown.name() + "'");
      }
      definitions.add(part);
      String key = part.name().name() + " " + SymbolTable.getSymbolName(part);
      Location earlier = parts.putIfAbsent(key, part.location());
      if (earlier != null) {
        errors.accept(Diagnostic.error(part, "two parts are '" + key + "'")
            .note(earlier, "see existing definition here"));
      }
      if (part.name().name().equals(OperationOp.NAME)) {
        OperationText text = textOf(part);
        texts.put(text.name(), text);
      } else if (part.name().name().equals(PatternOp.NAME)) {
        patterns.add(part);
      }
    } catch (ExpressionError wrong) {
      errors.accept(Diagnostic.error(part, wrong.getMessage()));
    }
  }

  private OperationText textOf(Operation part) {
    Map<String, Object> keys = new HashMap<>();
    for (NamedAttribute attribute : part.attributes().entries()) {
      if (attribute.value() instanceof StringAttr string) {
        keys.put(attribute.name(), string.value());
      } else if (attribute.value() instanceof ArrayAttr) {
        keys.put(attribute.name(), Definitions.texts(part, attribute.name()));
      }
    }
    return new OperationText(
        namespace() + "." + SymbolTable.getSymbolName(part), keys, definitions.since(part), part.location());
  }

  /**
   * Compiles everything, and reports the errors.
   *
   * @param context a context with this dialect and those that it refers to
   */
  void check(Context context, Consumer<Diagnostic> errors) {
    definitions.check((name, problem) -> errors.accept(Diagnostic.error(parts.get(name), problem)));
    for (OperationText text : texts.values()) {
      String problem = problemOf(text, context);
      if (problem != null) {
        errors.accept(Diagnostic.error(text.location(), problem));
      }
    }
  }

  /**
   * Compiles the patterns, and reports the errors.
   *
   * @param siblings the dialects of the same program, with this one, which {@code context} does not have
   */
  void checkPatterns(Context context, List<DefinedDialect> siblings, Consumer<Diagnostic> errors) {
    patterns.check(context, name -> {
      for (DefinedDialect sibling : siblings) {
        if (sibling.namespace().equals(name.dialectNamespace())) {
          return (OpDefinition) sibling.operation(name.name());
        }
      }
      return OpDefinition.of(name);
    }, errors);
  }

  /** Adds the patterns for operations of other dialects; definitions have those for their own operations. */
  @Override
  public void addTo(PatternSet set) {
    patterns.addForeignTo(set);
  }

  private @Nullable String problemOf(OperationText text, Context context) {
    try {
      OpDefinition definition = definition(text);
      if (definition.formatText() != null) {
        AssemblyFormat.of(definition);
      }
      for (int i = 0; i < definition.attributeCount(); i++) {
        AttributeSpec attribute = definition.attributeSpec(i);
        Attribute value = attribute.defaultValue() == null ? null : attribute.defaultValue().apply(context);
        if (value != null && !attribute.constraint().accepts(value)) {
          return "the default value of the attribute '" + attribute.name() + "' fails to satisfy its constraint: "
              + attribute.constraint().description();
        }
      }
      text.list("interfaces").forEach(each -> checkDeallocation(Interfaces.deallocation(each), context));
      return null;
    } catch (ExpressionError | IllegalArgumentException wrong) {
      return wrong.getMessage();
    } catch (ParseError wrong) {
      return "the default value of an attribute: " + wrong.diagnostics().get(0).message();
    }
  }

  private static void checkDeallocation(@Nullable String operation, Context context) {
    if (operation == null) {
      return;
    }
    OpDefinition definition = OpDefinition.of(context.operationName(operation));
    if (definition == null) {
      throw new ExpressionError("there is no operation '" + operation + "', which should free memory");
    }
    if (definition.operandGroupCount() != 1) {
      throw new ExpressionError("'" + operation + "' cannot free memory: it must have one operand");
    }
  }

  private OpDefinition definition(OperationText text) {
    OpDefinition known = operations.get(text.name());
    if (known != null) {
      return known;
    }
    OpDefinition made = compiler.compile(text);
    OpDefinition earlier = operations.putIfAbsent(text.name(), made);
    return earlier == null ? made : earlier;
  }

  @Override
  public String namespace() {
    return definitions.namespace();
  }

  @Override
  public String source() {
    return source;
  }

  @Override
  public List<String> operationNames() {
    return List.copyOf(texts.keySet());
  }

  @Override
  public List<String> typeNames() {
    return List.copyOf(definitions.typeNames());
  }

  @Override
  public List<String> attributeNames() {
    return List.copyOf(definitions.attributeNames());
  }

  @Override
  public @Nullable OpSchema operation(String name) {
    OperationText text = texts.get(name);
    return text == null ? null : definition(text);
  }

  @Override
  public @Nullable String documentation(String operation) {
    OperationText text = texts.get(operation);
    return text == null ? null : text.text("summary");
  }

  @Override
  public Type parseType(AsmParser parser) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    ParametricDefinition<DefinedType> definition = definitions.findType(namespace(), mnemonic);
    if (definition == null) {
      throw parser.error(start, "unknown  type `" + mnemonic + "` in dialect `" + namespace() + "`"); // as in MLIR
    }
    return definition.parse(parser);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    ParametricDefinition<DefinedAttr> definition = definitions.findAttribute(namespace(), mnemonic);
    if (definition == null) {
      throw parser.error(start, "unknown attribute `" + mnemonic + "` in dialect `" + namespace() + "`");
    }
    return definition.parse(parser);
  }
}
