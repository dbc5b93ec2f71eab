// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** An attribute whose data is in the section of its dialect among the resources of a file. */
public interface ResourceReference {
  /** Returns the name of the entry, which need not exist. */
  String resourceKey();
}
