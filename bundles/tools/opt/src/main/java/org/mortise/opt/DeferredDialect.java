// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Lazy;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Type;
import org.mortise.ir.rewrite.DialectPatterns;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.text.SourceText;

/**
 * A dialect of a deployed file that is read when a program first uses it, so that deployed files cost a run nothing
 * that does not. An error in the file is reported then.
 */
final class DeferredDialect extends Dialect implements DialectPatterns {
  private static final Pattern DEFINITION =
      Pattern.compile("^[ \\t]*ods\\.dialect[ \\t]+@([\\w$]+)", Pattern.MULTILINE);

  private final String namespace;
  private final String source;
  private final Lazy<List<Dialect>> file;

  /**
   * Creates a dialect.
   *
   * @param source the file
   * @param file reads all dialects of the file; none after an error
   */
  DeferredDialect(String namespace, String source, Lazy<List<Dialect>> file) {
    this.namespace = namespace;
    this.source = source;
    this.file = file;
  }

  /** Returns the namespaces that a file defines; empty if it must be read at once. */
  static Set<String> namespaces(SourceText text) {
    String content = new String(text.terminatedBytes(), 0, text.length(), StandardCharsets.UTF_8);
    Set<String> namespaces = new LinkedHashSet<>();
    if (!content.contains("irdl.dialect")) {
      Matcher definition = DEFINITION.matcher(content);
      while (definition.find()) {
        namespaces.add(definition.group(1));
      }
    }
    return namespaces;
  }

  private @Nullable Dialect read() {
    for (Dialect dialect : file.get()) {
      if (dialect.namespace().equals(namespace)) {
        return dialect;
      }
    }
    return null;
  }

  @Override
  public String namespace() {
    return namespace;
  }

  @Override
  public String source() {
    return source;
  }

  @Override
  public List<String> operationNames() {
    Dialect dialect = read();
    return dialect == null ? List.of() : dialect.operationNames();
  }

  @Override
  public List<String> typeNames() {
    Dialect dialect = read();
    return dialect == null ? List.of() : dialect.typeNames();
  }

  @Override
  public List<String> attributeNames() {
    Dialect dialect = read();
    return dialect == null ? List.of() : dialect.attributeNames();
  }

  @Override
  public @Nullable OpSchema operation(String name) {
    Dialect dialect = read();
    return dialect == null ? null : dialect.operation(name);
  }

  @Override
  public @Nullable String documentation(String operation) {
    Dialect dialect = read();
    return dialect == null ? null : dialect.documentation(operation);
  }

  @Override
  public Type parseType(AsmParser parser) {
    Dialect dialect = read();
    return dialect == null ? super.parseType(parser) : dialect.parseType(parser);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
    Dialect dialect = read();
    return dialect == null ? super.parseAttribute(parser, type) : dialect.parseAttribute(parser, type);
  }

  @Override
  public void addTo(PatternSet set) {
    if (read() instanceof DialectPatterns patterns) {
      patterns.addTo(set);
    }
  }
}
