// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Provenance;

/**
 * The bundles that provide, or provided earlier, dialects and interface implementations. It holds names and versions
 * only, so that no bundle is kept alive. {@link Snapshot.Builder} fills it; it does not change afterwards.
 */
final class BundleProvenance implements Provenance {
  final Map<String, String> missingDialects = new HashMap<>();
  final Map<String, String> missingInterfaces = new HashMap<>();
  final Map<String, String> providers = new HashMap<>();

  void addAll(BundleProvenance other) {
    missingDialects.putAll(other.missingDialects);
    missingInterfaces.putAll(other.missingInterfaces);
    providers.putAll(other.providers);
  }

  /** Returns the key of an interface, which is named without its package. */
  static String key(String operation, String type) {
    return operation + ' ' + type;
  }

  @Override
  public @Nullable String ofMissingDialect(String namespace) {
    return missingDialects.get(namespace);
  }

  /**
   * Returns the bundle that provided the missing implementation, or that provides or provided the operation's dialect.
   */
  @Override
  public @Nullable String ofMissingInterface(String operation, Class<? extends OpInterface> type) {
    String gone = missingInterfaces.get(key(operation, type.getSimpleName()));
    if (gone != null) {
      return gone;
    }
    int dot = operation.indexOf('.');
    String namespace = dot < 0 ? "" : operation.substring(0, dot);
    String provider = providers.get(namespace);
    return provider == null
        ? ofMissingDialect(namespace)
        : provider + ", which provides the dialect '" + namespace + "', could do so";
  }
}
