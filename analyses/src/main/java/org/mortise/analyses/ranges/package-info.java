// SPDX-License-Identifier: Apache-2.0
/** The analysis of the ranges of integers. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.ranges;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
