// SPDX-License-Identifier: Apache-2.0
/** Scalar replacement of aggregates. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.sroa;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
