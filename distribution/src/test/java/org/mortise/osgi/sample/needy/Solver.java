// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.needy;

/** A service that no bundle provides. */
public interface Solver {}
