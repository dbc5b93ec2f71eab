// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** Knows what is there now. A service; in a plain Java program use {@link Snapshot} directly. */
@ProviderType
public interface Registry {
  /** What is there now. The same object as long as nothing came or went. */
  Snapshot current();

  /**
   * What is there now and cannot be used, such as a bundle that lacks a package or a dialect whose name is taken. Each
   * text names the bundle, what is wrong and what to do about it.
   */
  default List<String> problems() {
    return List.of();
  }
}
