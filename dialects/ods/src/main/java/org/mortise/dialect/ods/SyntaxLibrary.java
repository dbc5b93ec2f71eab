// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Verifier;
import org.mortise.ir.definition.Folder;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Syntax in Java for dialects that files define: what their definitions leave to C++. Register an implementation as a
 * service ({@code @Component} and {@code @AutoService}). It is used by dialects that are loaded later; a file that
 * needs a library which is not there has an error.
 */
@ConsumerType
public interface SyntaxLibrary {
  /** Returns the namespaces of the dialects to which the syntax belongs. */
  Set<String> namespaces();

  /** Returns the directives {@code custom<...>} in formats of one of the dialects, by their names. */
  default Map<String, CustomDirective> directives(String namespace) {
    return Map.of();
  }

  /** Returns the syntax of an operation for which a file states no format, or null. */
  default @Nullable OpAssembly assembly(String operation) {
    return null;
  }

  /** Returns the names that the printer suggests for an operation's results, or null. */
  default @Nullable ResultNames resultNames(String operation) {
    return null;
  }

  /**
   * Returns a check of what the syntax of an operation relies on and its definition leaves to C++, such as two arrays
   * of one length, or null. Without it, an operation that was built otherwise could not be printed.
   */
  default @Nullable Verifier verifier(String operation) {
    return null;
  }

  /**
   * Returns how an operation is folded, or null. Constants are made by {@link
   * org.mortise.ir.Dialect#materializeConstant} of the dialect of the operation.
   */
  default @Nullable Folder folder(String operation) {
    return null;
  }
}
