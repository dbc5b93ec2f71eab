// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.link;

/** A class to export. */
public final class Link {
  private Link() {}
}
