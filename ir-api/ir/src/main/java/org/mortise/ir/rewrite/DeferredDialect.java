// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Type;

/**
 * A dialect whose definitions are read when a program first uses it, so that it costs a run nothing that does not.
 * Everything but the namespace is that of the dialect that was read; without one, as after an error, the dialect is
 * empty.
 */
public abstract class DeferredDialect extends Dialect implements DialectPatterns {
  private final String namespace;

  protected DeferredDialect(String namespace) {
    this.namespace = namespace;
  }

  /** Returns the dialect, which is read at the first call; null after an error. */
  protected abstract @Nullable Dialect read();

  @Override
  public final String namespace() {
    return namespace;
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
