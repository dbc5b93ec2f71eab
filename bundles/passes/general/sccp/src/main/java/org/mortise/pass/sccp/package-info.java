// SPDX-License-Identifier: Apache-2.0
/** Sparse conditional constant propagation. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.sccp;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
