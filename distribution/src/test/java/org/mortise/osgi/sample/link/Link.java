// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.link;

/** Something to export. */
public final class Link {
  private Link() {}
}
