// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.text.DialectReader;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/** Definitions of dialects as ODS states them. They have an effect only when they are loaded. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "ods")
public final class OdsDialect extends OdsDialectBase implements DialectReader {
  /** Set by Declarative Services; null without a framework. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policyOption = ReferencePolicyOption.GREEDY)
  private volatile @Nullable List<SyntaxLibrary> libraries;

  @Override
  public @Nullable List<Dialect> readDialects(Operation program, Context context, DiagnosticHandler diagnostics) {
    List<SyntaxLibrary> found = libraries;
    return OdsLoader.load(program, context, found != null ? found : onClassPath(), diagnostics);
  }

  private static List<SyntaxLibrary> onClassPath() {
    List<SyntaxLibrary> found = new ArrayList<>();
    ServiceLoader.load(SyntaxLibrary.class, SyntaxLibrary.class.getClassLoader()).forEach(found::add);
    return found;
  }
}
