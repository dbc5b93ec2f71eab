// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.Lazy;
import org.mortise.ir.rewrite.DeferredDialect;
import org.mortise.ir.text.SourceText;

/** A dialect of a deployed file. An error in the file is reported when a program first uses the dialect. */
final class DialectOfFile extends DeferredDialect {
  private static final Pattern DEFINITION =
      Pattern.compile("^[ \\t]*ods\\.dialect[ \\t]+@([\\w$]+)", Pattern.MULTILINE);

  private final String source;
  private final Lazy<List<Dialect>> file;

  /**
   * Creates a dialect.
   *
   * @param source the file
   * @param file reads all dialects of the file; none after an error
   */
  DialectOfFile(String namespace, String source, Lazy<List<Dialect>> file) {
    super(namespace);
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

  @Override
  protected @Nullable Dialect read() {
    for (Dialect dialect : file.get()) {
      if (dialect.namespace().equals(namespace())) {
        return dialect;
      }
    }
    return null;
  }

  @Override
  public String source() {
    return source;
  }
}
