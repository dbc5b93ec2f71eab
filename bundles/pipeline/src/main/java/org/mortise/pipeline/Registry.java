// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** Provides the current snapshot. It is a service; plain Java programs use {@link Snapshot} directly. */
@ProviderType
public interface Registry {
  /** Returns the current snapshot. It is the same object until a service is added or removed. */
  Snapshot current();

  /**
   * Returns the problems of unusable bundles and services, such as a bundle that lacks a package or a dialect whose
   * name is taken. Each text names the bundle, the problem and a remedy.
   */
  default List<String> problems() {
    return List.of();
  }
}
