// SPDX-License-Identifier: Apache-2.0
/** The report of a run as one page for a browser. */
@NullMarked
@Version("0.1.0")
package org.mortise.report;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
