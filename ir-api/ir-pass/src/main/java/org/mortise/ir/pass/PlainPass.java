// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

/** A pass without options and state, which is its own factory. */
public abstract class PlainPass implements PassFactory, Pass {
  private final PassSpec spec;

  protected PlainPass(PassSpec spec) {
    this.spec = spec;
  }

  @Override
  public final PassSpec spec() {
    return spec;
  }

  @Override
  public final Pass create(PassOptions options) {
    return this;
  }
}
