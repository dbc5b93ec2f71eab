// SPDX-License-Identifier: Apache-2.0
/** Changing programs: rewriters, patterns, folding, the greedy driver and region simplification. */
@Version("0.1.0")
package org.mortise.ir.rewrite;

import org.osgi.annotation.versioning.Version;
