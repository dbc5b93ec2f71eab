// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Snapshot;
import org.osgi.framework.Bundle;

/**
 * Which bundle had which dialect, pass and pipeline, in any snapshot so far. Names and versions only: no object of a
 * bundle is held. Used by one thread at a time.
 */
final class Providers {
  private final Map<String, String> dialects = new HashMap<>();
  private final Map<String, String> passes = new HashMap<>();
  private final Set<String> presentDialects = new HashSet<>();
  private final Set<String> presentPasses = new HashSet<>();

  static String name(Bundle bundle) {
    return bundle.getSymbolicName() + " " + bundle.getVersion();
  }

  /** A new snapshot is about to be collected. */
  void begin() {
    presentDialects.clear();
    presentPasses.clear();
  }

  /** The snapshot that is being collected has {@code service}, from that provider. */
  void remember(Object service, String provider) {
    if (service instanceof Dialect dialect) {
      dialects.put(dialect.namespace(), provider);
      presentDialects.add(dialect.namespace());
    }
    String pass = passName(service);
    if (pass != null) {
      passes.put(pass, provider);
      presentPasses.add(pass);
    }
  }

  /** In parentheses, who has the name that {@code service} wanted to have. */
  String holderOf(Object service) {
    String holder = service instanceof Dialect dialect ? dialects.get(dialect.namespace()) : passes.get(passName(service));
    return holder == null ? "" : " (" + holder + ")";
  }

  private static String passName(Object service) {
    if (service instanceof PassFactory pass) {
      return pass.spec().name();
    }
    return service instanceof PipelineProvider pipeline ? pipeline.name() : null;
  }

  /** Tells {@code builder} of all that was there once and is not now. */
  void noteMissing(Snapshot.Builder builder) {
    dialects.forEach((name, provider) -> {
      if (!presentDialects.contains(name)) {
        builder.noteMissingDialect(name, note("dialect", name, provider));
      }
    });
    passes.forEach((name, provider) -> {
      if (!presentPasses.contains(name)) {
        builder.noteMissingPass(name, note("pass", name, provider));
      }
    });
  }

  private static String note(String kind, String name, String provider) {
    return kind + " '" + name + "' was provided by bundle " + provider + ", which is no longer active";
  }
}
