// SPDX-License-Identifier: Apache-2.0
/** The affine dialect. */
@Version("0.1.0")
package org.mortise.dialect.affine;

import org.osgi.annotation.versioning.Version;
